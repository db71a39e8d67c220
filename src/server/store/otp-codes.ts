import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { clockToleranceMs, type Database } from './database.ts';
import { otpCodes } from './schema.ts';

/** The chance to guess a code is at most five in a million. */
export const maxAttempts = 5;

type NewCode = Pick<
  typeof otpCodes.$inferInsert,
  'email' | 'code' | 'expiresAt' | 'createdAt' | 'challenge' | 'askedFrom' | 'isKnown'
>;

/** A try was counted and may be compared, comes too soon after the last one, or there is nothing left to try. */
export type Attempt =
  | { kind: 'counted'; code: string }
  | { kind: 'early'; waitMs: number }
  | { kind: 'over' };

export const otpCodeStore = (db: Database) => ({
  /**
   * Keeps a new code and voids the older ones of the same browser: the newest wins. Of browsers that were never signed in here,
   * those behind one network address are taken for the same one; others' codes stay, or strangers could void them.
   */
  replace: async (code: NewCode, replaced: string | null): Promise<string> =>
    db.transaction(async (transaction) => {
      const isOwn = or(
        and(eq(otpCodes.askedFrom, code.askedFrom ?? ''), eq(otpCodes.isKnown, code.isKnown ?? false)),
        replaced === null ? undefined : eq(otpCodes.challenge, replaced),
      );
      await transaction.delete(otpCodes).where(and(eq(otpCodes.email, code.email), isOwn));
      const [kept] = await transaction.insert(otpCodes).values(code).returning({ id: otpCodes.id });
      if (!kept) throw new Error('the database returned no id for a code');
      return kept.id;
    }),

  /** The code that belongs to a challenge. */
  findHeld: async (email: string, challenge: string) => {
    const [held] = await db
      .select({ id: otpCodes.id, isKnown: otpCodes.isKnown })
      .from(otpCodes)
      .where(and(eq(otpCodes.email, email), eq(otpCodes.challenge, challenge)));
    return held ?? null;
  },

  /**
   * Spends one of the holder's tries. Counting first means that a hundred parallel guesses still get five tries. The first try
   * never waits; a later one comes `pauseMs` after the one before it at the earliest.
   */
  spendTry: async (id: string, { now, pauseMs }: { now: Date; pauseMs: number }): Promise<Attempt> => {
    const [tried] = await db
      .update(otpCodes)
      .set({ attempts: sql`${otpCodes.attempts} + 1`, lastTryAt: now })
      .where(
        and(
          eq(otpCodes.id, id),
          isAlive(now),
          lt(otpCodes.attempts, maxAttempts),
          or(isNull(otpCodes.lastTryAt), lte(otpCodes.lastTryAt, new Date(now.getTime() - pauseMs))),
        ),
      )
      .returning({ code: otpCodes.code });
    if (tried) return { kind: 'counted', code: tried.code };
    const [waiting] = await db
      .select({ lastTryAt: otpCodes.lastTryAt })
      .from(otpCodes)
      .where(and(eq(otpCodes.id, id), isAlive(now), lt(otpCodes.attempts, maxAttempts)));
    if (!waiting?.lastTryAt) return { kind: 'over' };
    return { kind: 'early', waitMs: Math.max(1, waiting.lastTryAt.getTime() + pauseMs - now.getTime()) };
  },

  /**
   * Spends a try of a caller without a challenge: at the newest code that its network asked for, else at the newest there is,
   * which it cannot open. Null when there is nothing left to try.
   */
  spendStrayTry: async (email: string, askedFrom: string, now: Date) => {
    const isFromThere = eq(otpCodes.askedFrom, askedFrom);
    const newest = db
      .select({ id: otpCodes.id })
      .from(otpCodes)
      .where(and(eq(otpCodes.email, email), eq(otpCodes.isKnown, false)))
      .orderBy(desc(isFromThere), desc(otpCodes.createdAt))
      .limit(1);
    const [tried] = await db
      .update(otpCodes)
      .set({ strayAttempts: sql`${otpCodes.strayAttempts} + 1` })
      .where(and(eq(otpCodes.id, sql`(${newest})`), isAlive(now), lt(otpCodes.strayAttempts, maxAttempts)))
      .returning({ id: otpCodes.id, code: otpCodes.code, askedFrom: otpCodes.askedFrom });
    return tried ? { id: tried.id, code: tried.code, isFromThere: tried.askedFrom === askedFrom } : null;
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

const isAlive = (now: Date) =>
  and(
    eq(otpCodes.verified, false),
    gt(otpCodes.expiresAt, now),
    // A code from the future has outlived its time on a clock that was set back.
    lt(otpCodes.createdAt, new Date(now.getTime() + clockToleranceMs)),
  );
