import { type CodePurpose, hashSignInCode, isSameHash } from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import type { LimitCalls } from './limit-calls.ts';
import { networkOf } from './visitor.ts';

const hourMs = 60 * 60 * 1000;

type Needs = { codes: OtpCodeStore; limitCalls: LimitCalls; codeKey: Uint8Array; clock: () => Date };

export type CodeAttempt = { email: string; code: string; address: string; purpose: CodePurpose };

/**
 * Spends one try of the newest code of an address: within its lifetime, in at most five tries, for its purpose alone.
 * The id of the matching code. It is used up later, in the transaction of what it authorises.
 */
export const spendCode =
  ({ codes, limitCalls, codeKey, clock }: Needs) =>
  async ({ email, code, address, purpose }: CodeAttempt): Promise<string> => {
    await limitCalls([{ key: `try-code-from:${networkOf(address)}`, max: 20, windowMs: hourMs }]);
    const tried = await codes.spendTry(email, clock());
    if (!tried) throw new Failure('wrong_code', 'This code is no longer valid. Please request a new one.');
    // Counted only where there was a code to try, or an attacker could lock a user out by guessing without one.
    await limitCalls([{ key: `try-code:${email}`, max: 20, windowMs: hourMs }]);
    if (!isSameHash(tried.code, hashSignInCode(codeKey, email, code, purpose))) throw wrongCode();
    return tried.id;
  };
export type SpendCode = ReturnType<typeof spendCode>;

export const wrongCode = () => new Failure('wrong_code', 'Invalid verification code');
