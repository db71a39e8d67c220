import type { UserRow } from '../store/users.ts';

export type IsAdmin = (user: Pick<UserRow, 'email' | 'role'>) => boolean;

/** Who may administer: the role, or the owner's address, which is read in the spelling that users are stored in. */
export const isAdmin =
  ({ ownerEmail }: { ownerEmail: string | undefined }): IsAdmin =>
  ({ email, role }) =>
    role === 'admin' || email === ownerEmail;
