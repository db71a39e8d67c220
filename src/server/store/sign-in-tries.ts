import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { organisationSignInTries } from './schema.ts';

type SignInTryRow = typeof organisationSignInTries.$inferSelect;
/** Which one, in whose browser, and who has to confirm it; `userId` is null while the issuer is asked. */
type Which = Pick<SignInTryRow, 'id' | 'browser' | 'userId'>;

const isIt = ({ id, browser, userId }: Which, now: Date) =>
  and(
    eq(organisationSignInTries.id, id),
    eq(organisationSignInTries.browser, browser),
    userId === null ? isNull(organisationSignInTries.userId) : eq(organisationSignInTries.userId, userId),
    gt(organisationSignInTries.expiresAt, now),
  );

export const signInTryStore = (db: Database) => ({
  add: async (row: SignInTryRow): Promise<void> => {
    await db.insert(organisationSignInTries).values(row);
  },

  find: async (which: Which, now: Date): Promise<SignInTryRow | null> => {
    const [found] = await db.select().from(organisationSignInTries).where(isIt(which, now));
    return found ?? null;
  },

  /** Of several who use one at once, on any server, one has it. */
  take: async (which: Which, now: Date): Promise<SignInTryRow | null> => {
    const [taken] = await db.delete(organisationSignInTries).where(isIt(which, now)).returning();
    return taken ?? null;
  },

  removeExpired: async (now: Date): Promise<void> => {
    await db.delete(organisationSignInTries).where(lte(organisationSignInTries.expiresAt, now));
  },
});
export type SignInTryStore = ReturnType<typeof signInTryStore>;
