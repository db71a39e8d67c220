import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { clockToleranceMs, type Database } from './database.ts';
import { otpCodes } from './schema.ts';

/** The chance to guess a code is at most five in a million. */
export const maxAttempts = 5;

export const otpCodeStore = (db: Database) => ({
  /** Keeps a new code for an address and voids every older one: the newest wins. */
  replace: async (code: { email: string; code: string; expiresAt: Date; createdAt: Date }) =>
    db.transaction(async (transaction) => {
      await transaction.delete(otpCodes).where(eq(otpCodes.email, code.email));
      const [kept] = await transaction.insert(otpCodes).values(code).returning({ id: otpCodes.id });
      if (!kept) throw new Error('the database returned no id for a code');
      return kept.id;
    }),

  /**
   * Spends one try of the newest code of an address and hands it over for comparison; null when there is none to
   * try. Counting first means that a hundred parallel guesses still get five tries.
   */
  spendTry: async (email: string, now: Date) => {
    const newest = db
      .select({ id: otpCodes.id })
      .from(otpCodes)
      .where(eq(otpCodes.email, email))
      .orderBy(desc(otpCodes.createdAt))
      .limit(1);
    const [tried] = await db
      .update(otpCodes)
      .set({ attempts: sql`${otpCodes.attempts} + 1` })
      .where(
        and(
          eq(otpCodes.id, sql`(${newest})`),
          eq(otpCodes.verified, false),
          gt(otpCodes.expiresAt, now),
          // A code from the future has outlived its time on a clock that was set back.
          lt(otpCodes.createdAt, new Date(now.getTime() + clockToleranceMs)),
          lt(otpCodes.attempts, maxAttempts),
        ),
      )
      .returning({ id: otpCodes.id, code: otpCodes.code });
    return tried ?? null;
  },

  /** Marks a code as used. False when another call was faster: one code opens one session. */
  use: async (id: string): Promise<boolean> => {
    const used = await db
      .update(otpCodes)
      .set({ verified: true })
      .where(and(eq(otpCodes.id, id), eq(otpCodes.verified, false)))
      .returning({ id: otpCodes.id });
    return used.length === 1;
  },

  remove: async (id: string) => {
    await db.delete(otpCodes).where(eq(otpCodes.id, id));
  },

  removeExpired: async (now: Date) => {
    await db.delete(otpCodes).where(lt(otpCodes.expiresAt, now));
  },
});
export type OtpCodeStore = ReturnType<typeof otpCodeStore>;
