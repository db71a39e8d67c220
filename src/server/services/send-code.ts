import { longOtpLength, otpLength } from '../../contract/auth-verify-otp.ts';
import type { SendMail } from '../adapters/mail.ts';
import {
  type CodePurpose,
  hashAsking,
  hashSignInCode,
  newSecretId,
  newSignInCode,
} from '../adapters/secrets.ts';
import { Failure } from '../failure.ts';
import { accountMail, signInMail } from '../mails/code-mails.ts';
import { renderMail } from '../mails/render-mail.ts';
import type { CodeTryStore, Lane } from '../store/code-tries.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import { maxTriesInARow, notableTries } from './code-guesses.ts';
import type { LimitCalls } from './limit-calls.ts';
import { networkOf } from './visitor.ts';

export const codeLifetimeMinutes = 10;
const minuteMs = 60 * 1000;

/** Per mailbox and hour: for strangers, and again for browsers and sessions of its owner. Ten mails at most. */
export const codesAnHour = 5;

/** From here on one of the hour's mails is left for the notice that codes are being guessed. */
const triesBeforeNotice = maxTriesInARow / 2;

type Needs = {
  codes: OtpCodeStore;
  codeTries: CodeTryStore;
  limitCalls: LimitCalls;
  /** Null when no mail can be sent: in production without a mail server. */
  sendMail: SendMail | null;
  codeKey: Uint8Array;
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
};

type Asking = {
  email: string;
  address: string;
  purpose: CodePurpose;
  /** The browser was signed in to this account before. */
  isKnown: boolean;
  /** The challenge of the code that it asked for before this one. */
  earlierChallenge?: string | null;
};

/** Mails a new code. Known and unknown addresses take the same work, so timing reveals neither. */
export const sendCode =
  ({ codes, codeTries, limitCalls, sendMail, codeKey, clock, onMailFailure }: Needs) =>
  async (asking: Asking): Promise<{ challenge: string; codeLength: number }> => {
    if (!sendMail)
      throw new Failure('unavailable', 'Sign-in is not set up on this server: it has no mail server.', {
        retryAfterMs: 60 * minuteMs,
      });
    const { email, address, purpose, isKnown, earlierChallenge } = asking;
    const tries = await codeTries.count(email, laneOf(purpose, isKnown));
    const mailbox = mailboxKey(email, isKnown);
    const { giveBack } = await limitCalls([
      { key: mailbox, max: 1, windowMs: minuteMs / 2 },
      { key: mailbox, max: codesAnHour - (tries < triesBeforeNotice ? 0 : 1), windowMs: 60 * minuteMs },
      // Not for known browsers: a stranger in the same network must not be able to use up its owner's.
      ...(isKnown ? [] : [{ key: `send-code-from:${networkOf(address)}`, max: 20, windowMs: 60 * minuteMs }]),
    ]);

    const codeLength = tries >= maxTriesInARow ? longOtpLength : otpLength;
    const code = newSignInCode(codeLength);
    const challenge = newSecretId();
    const createdAt = clock();
    const hash = (given: string) => hashAsking(codeKey, 'challenge', email, given);
    const id = await codes.replace(
      {
        email,
        code: hashSignInCode(codeKey, email, code, purpose),
        // A session is proof enough of who asks: its code needs no challenge.
        challenge: purpose === 'sign-in' ? hash(challenge) : hashAsking(codeKey, 'account', email),
        askedFrom: purpose === 'sign-in' ? hashAsking(codeKey, 'network', email, address) : '',
        isKnown,
        expiresAt: new Date(createdAt.getTime() + codeLifetimeMinutes * minuteMs),
        createdAt,
      },
      earlierChallenge ? hash(earlierChallenge) : null,
    );
    try {
      const about = { minutes: codeLifetimeMinutes, wrongTries: tries < notableTries ? 0 : tries };
      const words =
        purpose === 'sign-in' ? signInMail(code, about) : accountMail(purpose, code, codeLifetimeMinutes);
      // Not by the queue: a person waits for it, and must be told at once when it cannot be sent.
      await sendMail({ to: email, ...renderMail(words) });
    } catch (error) {
      // The visitor has no code and must be able to ask again at once. The network's count stays: an attacker who makes
      // deliveries fail on purpose gains no free tries.
      onMailFailure(error);
      await Promise.all([codes.remove(id), giveBack(mailbox)]);
      throw new Failure('unavailable', 'Failed to send OTP. Please try again in a moment.', {
        retryAfterMs: 5000,
      });
    }
    return { challenge, codeLength };
  };
export type SendCode = ReturnType<typeof sendCode>;

export const mailboxKey = (email: string, isKnown: boolean) =>
  `${isKnown ? 'send-code-known' : 'send-code'}:${email}`;

export const laneOf = (purpose: CodePurpose, isKnown: boolean): Lane =>
  purpose !== 'sign-in' ? 'account' : isKnown ? 'known browser' : 'new browser';
