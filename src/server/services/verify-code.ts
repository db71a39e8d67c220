import { hashSessionId, hashSignInCode, isSameHash, newSessionId } from '../adapters/secrets.ts';
import type { SessionTokens } from '../adapters/session-tokens.ts';
import { Failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import { otpCodeStore } from '../store/otp-codes.ts';
import { sessionStore } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';
import { userStore } from '../store/users.ts';
import type { LimitCalls } from './limit-calls.ts';

const minuteMs = 60 * 1000;
export const sessionLifetimeMs = 7 * 24 * 60 * minuteMs;

/** A token that a page can read can be stolen by a script in it, so the readable one is short-lived. */
const bearerLifetimeMs = 15 * minuteMs;

type Needs = {
  db: Database;
  codes: OtpCodeStore;
  tokens: SessionTokens;
  limitCalls: LimitCalls;
  codeKey: Uint8Array;
  clock: () => Date;
};

type SignedIn = {
  user: UserRow;
  /** For the cookie: lives as long as the session. */
  cookieToken: string;
  /** For `Authorization: Bearer`: the same session, for fifteen minutes. */
  bearerToken: string;
};
export type VerifyCode = (attempt: { email: string; code: string; address: string }) => Promise<SignedIn>;

/** Exchanges a code for a session: once, within its lifetime, in at most five tries. */
export const verifyCode =
  ({ db, codes, tokens, limitCalls, codeKey, clock }: Needs): VerifyCode =>
  async ({ email, code, address }) => {
    await limitCalls([{ key: `try-code-from:${address}`, max: 20, windowMs: 60 * minuteMs }]);
    const tried = await codes.spendTry(email, clock());
    if (!tried) throw new Failure('wrong_code', 'This code is no longer valid. Please request a new one.');
    // Counted only where there was a code to try, or anybody could lock a stranger out by guessing at nothing.
    await limitCalls([{ key: `try-code:${email}`, max: 20, windowMs: 60 * minuteMs }]);
    if (!isSameHash(tried.code, hashSignInCode(codeKey, email, code))) throw wrongCode();

    const now = clock();
    const sessionId = newSessionId();
    // All or nothing: a code is not used up by a sign-in that did not happen.
    const user = await db.transaction(async (transaction) => {
      if (!(await otpCodeStore(transaction).use(tried.id))) throw wrongCode();
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

const wrongCode = () => new Failure('wrong_code', 'Invalid verification code');
