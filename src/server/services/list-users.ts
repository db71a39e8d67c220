import type { AdminUsersPage } from '../../contract/admin-users.ts';
import type { User } from '../../contract/user.ts';
import type { UserFilter, UserListStore } from '../store/user-list.ts';
import { type UserRow, userAt } from '../store/users.ts';
import type { PresentUser } from './present-user.ts';

type Needs = { userList: UserListStore; presentUser: PresentUser; clock: () => Date };

export const listUsers = ({ userList, presentUser, clock }: Needs) => {
  const present = (rows: UserRow[], now: Date) => rows.map((row) => presentUser(userAt(row, now), now));
  return {
    page: async (filter: UserFilter, page: number, pageSize: number): Promise<AdminUsersPage> => {
      const now = clock();
      const range = { offset: (page - 1) * pageSize, limit: pageSize };
      const { rows, total } = await userList.page(filter, range, now);
      return { users: present(rows, now), total, page, pageSize };
    },
    /** All users, in batches. */
    all: async function* (): AsyncGenerator<User[]> {
      for await (const rows of userList.all()) yield present(rows, clock());
    },
  };
};
export type ListUsers = ReturnType<typeof listUsers>;
