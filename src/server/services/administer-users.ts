import type { BulkAction } from '../../contract/admin-bulk.ts';
import type { NewUser, UserChange } from '../../contract/admin-users.ts';
import type { PlanType } from '../../contract/plans.ts';
import { Failure } from '../failure.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import type { Database } from '../store/database.ts';
import { eraseUser, lockUser } from '../store/erase-user.ts';
import { lockOwned } from '../store/organisations.ts';
import { userAdministration } from '../store/user-administration.ts';
import type { UserRow } from '../store/users.ts';
import type { IsAdmin } from './is-admin.ts';
import type { Notify, PostMails, TellMembers } from './post-mails.ts';

type Needs = {
  db: Database;
  isAdmin: IsAdmin;
  notify: Notify;
  tellMembers: TellMembers;
  welcome: PostMails['welcome'];
  clock: () => Date;
};

/** What administrators do to users. Every action and its audit record are one transaction. */
export const administerUsers = ({ db, isAdmin, notify, tellMembers, welcome, clock }: Needs) => ({
  add: async (admin: UserRow, user: NewUser): Promise<UserRow> => {
    const added = await db.transaction(async (transaction) => {
      const now = clock();
      const row = await userAdministration(transaction).add(user, now);
      if (!row) throw new Failure('conflict', 'A user with this email address already exists');
      const { email, planType, historyLimit } = user;
      await record(transaction, admin, 'add user', [email], { planType, historyLimit }, now);
      return row;
    });
    welcome(added);
    return added;
  },

  change: async (admin: UserRow, id: string, { planType, historyLimit }: UserChange): Promise<UserRow> => {
    const { before, after } = await db.transaction(async (transaction) => {
      const now = clock();
      const user = await lockExisting(transaction, id);
      const changed = await userAdministration(transaction).change(user, { planType, historyLimit }, now);
      const details = {
        planBefore: user.planType,
        planType: changed.planType,
        historyLimitBefore: user.historyLimit,
        historyLimit: changed.historyLimit,
      };
      await record(transaction, admin, 'change user', [user.email], details, now);
      return { before: user, after: changed };
    });
    notifyOfPlan(notify, [before], after.planType);
    return after;
  },

  /** An organisation that they own goes with them, and its members are told. */
  remove: async (admin: UserRow, id: string): Promise<void> => {
    const owned = await db.transaction(async (transaction) => {
      const user = await lockExisting(transaction, id);
      // Read under the lock, so that a promotion just before counts.
      if (isAdmin(user)) throw new Failure('not_allowed', 'Admin users cannot be deleted');
      const place = await lockOwned(transaction, user.id);
      await eraseUser(transaction, user);
      await record(transaction, admin, 'delete user', [user.email], { planType: user.planType }, clock());
      return place;
    });
    if (owned) tellMembers(owned.organisation.name, owned.others, { kind: 'deleted' });
  },

  /** Applies to all of the users or to none; returns their number. */
  bulk: async (admin: UserRow, { action, userIds, planType }: BulkAction): Promise<number> => {
    const changed = await db.transaction(async (transaction) => {
      const now = clock();
      const ids = new Set(userIds.map((id) => id.toLowerCase()));
      const administration = userAdministration(transaction);
      const users = await administration.lockAll([...ids]);
      if (users.length < ids.size) throw new Failure('not_found', describeMissing(ids.size - users.length));
      if (action === 'updatePlan' && planType) await administration.changeAll(users, planType, now);
      if (action === 'resetUsage') await administration.resetUsage(users);
      const targets = users.map(({ email }) => email);
      await record(transaction, admin, action, targets, planType ? { planType } : {}, now);
      return users;
    });
    if (action === 'updatePlan' && planType) notifyOfPlan(notify, changed, planType);
    return changed.length;
  },
});
export type AdministerUsers = ReturnType<typeof administerUsers>;

const notifyOfPlan = (notify: Notify, before: readonly UserRow[], plan: PlanType) =>
  notify(
    before.filter(({ planType }) => planType !== plan).map(({ email }) => email),
    { kind: 'plan change', plan },
  );

const lockExisting = async (transaction: Database, id: string): Promise<UserRow> => {
  const user = await lockUser(transaction, id);
  if (!user) throw new Failure('not_found', 'This user does not exist');
  return user;
};

const describeMissing = (count: number) =>
  `${count === 1 ? 'One of the selected users does' : `${count} of the selected users do`} not exist. Nothing was changed.`;

const record = async (
  transaction: Database,
  admin: UserRow,
  action: string,
  targets: string[],
  details: Record<string, string | number | boolean | null>,
  at: Date,
) => adminActionStore(transaction).record({ adminEmail: admin.email, action, targets, details, at });
