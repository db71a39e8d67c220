import type { UserRow } from '../store/users.ts';

export type IsAdmin = (user: Pick<UserRow, 'email' | 'role'>) => boolean;

/** Who may administer: users with the role, and the owner, whose address is normalised like those of users. */
export const isAdmin =
  ({ ownerEmail }: { ownerEmail: string | undefined }): IsAdmin =>
  ({ email, role }) =>
    role === 'admin' || email === ownerEmail;
