import { guessesMail } from '../adapters/guesses-mail.ts';
import type { SendMail } from '../adapters/mail.ts';
import type { RateLimitStore } from '../store/rate-limits.ts';
import { maxTriesInARow } from './code-guesses.ts';
import { codesAnHour, mailboxKey } from './send-code.ts';

type Needs = {
  rateLimits: RateLimitStore;
  sendMail: SendMail | null;
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
};

/**
 * Notifies a person whose codes are being guessed. The mail takes the place of one of the strangers' codes of the hour, so that
 * an attack fills no mailbox; where none is left, the next code says it.
 */
export const reportGuesses =
  ({ rateLimits, sendMail, clock, onMailFailure }: Needs) =>
  async (email: string): Promise<void> => {
    const place = { key: mailboxKey(email, false), max: codesAnHour, windowMs: 60 * 60 * 1000 };
    const { admitted } = await rateLimits.take([place], clock());
    if (admitted) await sendMail?.(guessesMail(email, maxTriesInARow)).catch(onMailFailure);
  };
