import type { z } from 'zod';
import type { passkeysResponse } from '../../contract/account-passkeys.ts';
import { Failure } from '../failure.ts';
import type { AdminTermStore } from '../store/admin-terms.ts';
import type { SessionFacts } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';

const hourMs = 60 * 60 * 1000;
/** How long an administrator may do without a passkey. */
export const passkeyGraceMs = 14 * 24 * hourMs;
/** How long the console stays open after signing in. */
export const consoleMs = 12 * hourMs;

type Needs = { adminTerms: AdminTermStore; clock: () => Date };

export type ConsoleAccess = NonNullable<z.infer<typeof passkeysResponse>['console']>;

/**
 * What the console asks of an administrator. With a passkey, a sign-in by mail alone does not open it: a mailbox that was broken
 * into is then not enough.
 */
export const adminAccess = ({ adminTerms, clock }: Needs) => {
  const consoleOf = async (user: UserRow, session: SessionFacts | null): Promise<ConsoleAccess> => {
    const now = clock();
    const { since, hasPasskey } = await adminTerms.standing(user.id, now);
    const dueBy = new Date(since.getTime() + passkeyGraceMs);
    const provedAt = hasPasskey ? session?.passkeyAt : session?.openedAt;
    const isProved = provedAt ? now.getTime() - provedAt.getTime() <= consoleMs : false;
    return {
      state: !hasPasskey && now >= dueBy ? 'passkey_required' : isProved ? 'open' : 'confirm',
      passkeyDueBy: hasPasskey ? null : dueBy.toISOString(),
    };
  };
  return {
    consoleOf,
    /** Refuses an administrator whose console is not open. */
    admit: async (user: UserRow, session: SessionFacts | null): Promise<void> => {
      const { state } = await consoleOf(user, session);
      if (state === 'passkey_required')
        throw new Failure(
          'passkey_required',
          'Administrators need a passkey. Please add one on your account page.',
        );
      if (state === 'confirm') throw confirmFirst();
    },
  };
};
export type AdminAccess = ReturnType<typeof adminAccess>;

export const confirmFirst = () =>
  new Failure('confirm_sign_in', 'Please sign in again to confirm that it is you.');
