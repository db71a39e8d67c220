import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { eraseUser, lockUser } from '../store/erase-user.ts';
import { lockOwned } from '../store/organisations.ts';
import type { UserRow } from '../store/users.ts';
import type { IsAdmin } from './is-admin.ts';
import { redeemCode } from './redeem-code.ts';
import type { SpendCode } from './spend-code.ts';

type Needs = { db: Database; isAdmin: IsAdmin; spendCode: SpendCode };

/**
 * Deletes a person's account and everything in it, for a code that was mailed for this. Their sessions end with it. Who owns an
 * organisation with others in it decides about it first: it goes to nobody by itself, and nobody loses it without being asked.
 */
export const deleteAccount =
  ({ db, isAdmin, spendCode }: Needs) =>
  async (user: UserRow, { code, address }: { code: string; address: string }): Promise<void> => {
    // Before the code is tried, so that it is not spent on a deletion that is refused anyway.
    if (isAdmin(user)) throw administrates();
    await refuseOwner(db, user);
    const spent = await spendCode({ email: user.email, code, address, purpose: 'delete' });
    await db.transaction(async (transaction) => {
      const current = await lockUser(transaction, user.id);
      if (!current) throw new Failure('not_signed_in', 'Please sign in first');
      if (isAdmin(current)) throw administrates();
      await refuseOwner(transaction, current);
      await redeemCode(transaction, spent);
      await eraseUser(transaction, current);
    });
  };
export type DeleteAccount = ReturnType<typeof deleteAccount>;

const refuseOwner = async (db: Database, { id }: UserRow): Promise<void> => {
  const owned = await lockOwned(db, id);
  if (owned && owned.others.length > 0)
    throw new Failure(
      'not_allowed',
      `You own the organisation “${owned.organisation.name}”, and others are in it. Hand it over to one of them or delete it under “Team”, then delete your account.`,
    );
};

const administrates = () =>
  new Failure(
    'not_allowed',
    'An administrator cannot delete their own account. Please have the admin role removed first.',
  );
