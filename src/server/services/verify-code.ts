import { hashSessionId, newSessionId } from '../adapters/secrets.ts';
import type { SessionTokens } from '../adapters/session-tokens.ts';
import type { Database } from '../store/database.ts';
import { otpCodeStore } from '../store/otp-codes.ts';
import { sessionStore } from '../store/sessions.ts';
import { type UserRow, userStore } from '../store/users.ts';
import { type SpendCode, wrongCode } from './spend-code.ts';

const minuteMs = 60 * 1000;
export const sessionLifetimeMs = 7 * 24 * 60 * minuteMs;

/** A token that a page can read can be stolen by a script in it, so the readable one is short-lived. */
export const bearerLifetimeMs = 15 * minuteMs;

type Needs = {
  db: Database;
  spendCode: SpendCode;
  tokens: SessionTokens;
  clock: () => Date;
};

type SignedIn = {
  user: UserRow;
  /** For the cookie: lives as long as the session. */
  cookieToken: string;
  /** For `Authorization: Bearer`: the same session, for fifteen minutes. */
  bearerToken: string;
};
/** Exchanges a code for a session: once, within its lifetime, in at most five tries. */
export const verifyCode =
  ({ db, spendCode, tokens, clock }: Needs) =>
  async ({ email, code, address }: { email: string; code: string; address: string }): Promise<SignedIn> => {
    const codeId = await spendCode({ email, code, address, purpose: 'sign-in' });

    const now = clock();
    const sessionId = newSessionId();
    // All or nothing: a code is not used up by a sign-in that did not happen.
    const user = await db.transaction(async (transaction) => {
      if (!(await otpCodeStore(transaction).use(codeId))) throw wrongCode();
      const users = userStore(transaction);
      const signedIn = await users.expirePlan(await users.recordLogin(email, now), now);
      await sessionStore(transaction).open({
        userId: signedIn.id,
        sessionToken: hashSessionId(sessionId),
        expiresAt: new Date(now.getTime() + sessionLifetimeMs),
        createdAt: now,
      });
      return signedIn;
    });
    return {
      user,
      cookieToken: await tokens.sign(sessionId, { now, lifetimeMs: sessionLifetimeMs }),
      bearerToken: await tokens.sign(sessionId, { now, lifetimeMs: bearerLifetimeMs }),
    };
  };
export type VerifyCode = ReturnType<typeof verifyCode>;
