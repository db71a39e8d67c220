import type { Database } from '../store/database.ts';
import { userStore } from '../store/users.ts';
import type { OpenSession, SignedIn } from './open-session.ts';
import { redeemCode } from './redeem-code.ts';
import type { CodeAttempt, SpendCode } from './spend-code.ts';

type Needs = { db: Database; spendCode: SpendCode; openSession: OpenSession; clock: () => Date };

/** Exchanges a code for a session: once, within its lifetime, in at most five tries. */
export const verifyCode =
  ({ db, spendCode, openSession, clock }: Needs) =>
  async (attempt: Omit<CodeAttempt, 'purpose'>): Promise<SignedIn> => {
    const spent = await spendCode({ ...attempt, purpose: 'sign-in' });
    const now = clock();
    // All or nothing: a code is not used up by a sign-in that did not happen.
    return db.transaction(async (transaction) => {
      await redeemCode(transaction, spent);
      const users = userStore(transaction);
      const user = await users.expirePlan(await users.recordLogin(attempt.email, now), now);
      return openSession(transaction, user, { now, isWithPasskey: false });
    });
  };
export type VerifyCode = ReturnType<typeof verifyCode>;
