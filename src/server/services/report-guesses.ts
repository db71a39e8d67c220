import type { RateLimitStore } from '../store/rate-limits.ts';
import { maxTriesInARow } from './code-guesses.ts';
import type { Notify } from './post-mails.ts';
import { codesAnHour, mailboxKey } from './send-code.ts';

type Needs = { rateLimits: RateLimitStore; notify: Notify; clock: () => Date };

/**
 * Notifies a person whose codes are being guessed. The mail takes the place of one of the strangers' codes of the hour, so that
 * an attack fills no mailbox; where none is left, the next code says it.
 */
export const reportGuesses =
  ({ rateLimits, notify, clock }: Needs) =>
  async (email: string): Promise<void> => {
    const place = { key: mailboxKey(email, false), max: codesAnHour, windowMs: 60 * 60 * 1000 };
    const { admitted } = await rateLimits.take([place], clock());
    if (admitted) notify(email, { kind: 'codes guessed', wrongTries: maxTriesInARow });
  };
