import { accountMail } from '../adapters/account-mail.ts';
import type { SendMail } from '../adapters/mail.ts';
import { type CodePurpose, hashSignInCode, newSignInCode } from '../adapters/secrets.ts';
import { signInMail } from '../adapters/sign-in-mail.ts';
import { Failure } from '../failure.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import type { LimitCalls } from './limit-calls.ts';

export const codeLifetimeMinutes = 10;
const minuteMs = 60 * 1000;

type Needs = {
  codes: OtpCodeStore;
  limitCalls: LimitCalls;
  /** Null when no mail can be sent: in production without a mail server. */
  sendMail: SendMail | null;
  codeKey: Uint8Array;
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
};

/** Mails a new code, for signing in by default. Known and unknown addresses take the same work, so timing reveals neither. */
export const sendCode =
  ({ codes, limitCalls, sendMail, codeKey, clock, onMailFailure }: Needs) =>
  async (email: string, address: string, purpose: CodePurpose = 'sign-in'): Promise<void> => {
    if (!sendMail)
      throw new Failure('unavailable', 'Sign-in is not set up on this server: it has no mail server.', {
        retryAfterMs: 60 * minuteMs,
      });
    const mailbox = `send-code:${email}`;
    const { giveBack } = await limitCalls([
      { key: mailbox, max: 1, windowMs: minuteMs / 2 },
      { key: mailbox, max: 5, windowMs: 60 * minuteMs },
      { key: `send-code-from:${address}`, max: 20, windowMs: 60 * minuteMs },
    ]);

    const code = newSignInCode();
    const createdAt = clock();
    const id = await codes.replace({
      email,
      code: hashSignInCode(codeKey, email, code, purpose),
      expiresAt: new Date(createdAt.getTime() + codeLifetimeMinutes * minuteMs),
      createdAt,
    });
    try {
      await sendMail(
        purpose === 'sign-in'
          ? signInMail(email, code, codeLifetimeMinutes)
          : accountMail(email, purpose, code, codeLifetimeMinutes),
      );
    } catch (error) {
      // The visitor has no code and must be able to ask again at once. The network's count stays: an attacker who makes
      // deliveries fail on purpose gains no free tries.
      onMailFailure(error);
      await Promise.all([codes.remove(id), giveBack(mailbox)]);
      throw new Failure('unavailable', 'Failed to send OTP. Please try again in a moment.', {
        retryAfterMs: 5000,
      });
    }
  };
export type SendCode = ReturnType<typeof sendCode>;
