import { otpLength } from '../../contract/auth-verify-otp.ts';
import { type CodePurpose, hashAsking, hashSignInCode, isSameHash } from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import type { CodeTryStore, Lane } from '../store/code-tries.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import { maxTriesInARow, pauseAfter } from './code-guesses.ts';
import { inWords, type LimitCalls } from './limit-calls.ts';
import { laneOf } from './send-code.ts';
import { networkOf } from './visitor.ts';

const hourMs = 60 * 60 * 1000;
const triesAnHour = 20;

type Needs = {
  codes: OtpCodeStore;
  codeTries: CodeTryStore;
  limitCalls: LimitCalls;
  /** Notifies a person whose codes are being guessed. */
  reportGuesses: (email: string) => Promise<void>;
  codeKey: Uint8Array;
  clock: () => Date;
};

export type CodeAttempt = {
  email: string;
  code: string;
  address: string;
  purpose: CodePurpose;
  /** What the caller holds of the code it asked for; a cookie may be of another address. */
  challenge?: { value: string; isCookie: boolean } | null;
};

/** The code that was right. It is used up later, in the transaction of what it authorises. */
export type SpentCode = { id: string; email: string; lane: Lane };

type Compared = { id: string; code: string; lane: Lane };

/**
 * Spends one try of a code: within its lifetime, in at most five tries, for its purpose alone, by the browser that asked for
 * it. A caller that holds no challenge has tries of its own, at a code that its own network asked for.
 */
export const spendCode = ({ codes, codeTries, limitCalls, reportGuesses, codeKey, clock }: Needs) => {
  const limitNetwork = (address: string) => ({
    key: `try-code-from:${networkOf(address)}`,
    max: triesAnHour,
    windowMs: hourMs,
  });

  const tryHeld = async (held: { id: string; isKnown: boolean }, attempt: CodeAttempt): Promise<Compared> => {
    const { email, address, purpose } = attempt;
    const lane = laneOf(purpose, held.isKnown);
    if (lane === 'new browser') await limitCalls([limitNetwork(address)]);
    // Codes of a session are for its own user to try.
    const pauseMs = lane === 'account' ? 0 : pauseAfter(await codeTries.count(email, lane));
    const tried = await codes.spendTry(held.id, { now: clock(), pauseMs });
    if (tried.kind === 'early')
      throw new Failure(
        'too_many_requests',
        `There were too many wrong codes. Please try again in ${inWords(tried.waitMs)}.`,
        { retryAfterMs: tried.waitMs },
      );
    if (tried.kind === 'over') throw noLongerValid();
    return { id: held.id, code: tried.code, lane };
  };

  const tryStray = async ({ email, address }: CodeAttempt): Promise<Compared> => {
    await limitCalls([limitNetwork(address)]);
    const tried = await codes.spendStrayTry(email, hashAsking(codeKey, 'network', email, address), clock());
    if (!tried) throw noLongerValid();
    // Counted only where there was a code to try, or an attacker could lock out callers who have not asked for one.
    await limitCalls([{ key: `try-code:${email}`, max: triesAnHour, windowMs: hourMs }]);
    if (!tried.isFromThere) throw wrongCode();
    return { ...tried, lane: 'new browser' };
  };

  const findHeld = async ({ email, purpose, challenge }: CodeAttempt) => {
    if (purpose !== 'sign-in') return codes.findHeld(email, hashAsking(codeKey, 'account', email));
    if (!challenge) return null;
    const held = await codes.findHeld(email, hashAsking(codeKey, 'challenge', email, challenge.value));
    if (!held && !challenge.isCookie) throw noLongerValid();
    return held;
  };

  return async (attempt: CodeAttempt): Promise<SpentCode> => {
    const { email, code, purpose } = attempt;
    const held = await findHeld(attempt);
    if (!held && purpose !== 'sign-in') throw noLongerValid();
    const { id, code: expected, lane } = held ? await tryHeld(held, attempt) : await tryStray(attempt);

    // Before comparing, like the code's own count: no burst of parallel guesses gets past it.
    const tries = await codeTries.add(email, lane, clock());
    if (tries > maxTriesInARow && code.length === otpLength) throw noLongerValid();
    if (!isSameHash(expected, hashSignInCode(codeKey, email, code, purpose))) {
      if (tries === maxTriesInARow) await reportGuesses(email);
      throw wrongCode();
    }
    return { id, email, lane };
  };
};
export type SpendCode = ReturnType<typeof spendCode>;

export const wrongCode = () => new Failure('wrong_code', 'Invalid verification code');

const noLongerValid = () =>
  new Failure('wrong_code', 'This code is no longer valid. Please request a new one.');
