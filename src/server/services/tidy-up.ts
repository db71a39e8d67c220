import type { AnalysisTallyStore } from '../store/analysis-tallies.ts';
import type { CodeTryStore } from '../store/code-tries.ts';
import type { ExpiredContentStore } from '../store/expired-content.ts';
import type { OtpCodeStore } from '../store/otp-codes.ts';
import type { PasskeyStore } from '../store/passkeys.ts';
import type { PhishingPictureStore } from '../store/phishing-pictures.ts';
import type { RateLimitStore } from '../store/rate-limits.ts';
import type { SessionStore } from '../store/sessions.ts';
import type { UsageStore } from '../store/usage.ts';

/** A phishing picture that was not seen for a year is no longer in use. */
export const picturesLifetimeMs = 365 * 24 * 60 * 60 * 1000;

/** Wrong codes in a row stop counting when nobody has tried any for so long. */
export const triesLifetimeMs = 90 * 24 * 60 * 60 * 1000;

type Needs = {
  codes: OtpCodeStore;
  codeTries: CodeTryStore;
  passkeys: PasskeyStore;
  sessions: SessionStore;
  rateLimits: RateLimitStore;
  usage: UsageStore;
  expired: ExpiredContentStore;
  tallies: AnalysisTallyStore;
  pictures: PhishingPictureStore;
  removeTombstones: (now: Date) => Promise<void>;
  clock: () => Date;
};

/**
 * Removes what has expired. Only the size of the tables and people's privacy depend on it. Any number of servers may run it
 * at the same time: each step removes what is there, and finds less when another server was faster.
 */
export const tidyUp =
  ({
    codes,
    codeTries,
    passkeys,
    sessions,
    rateLimits,
    usage,
    expired,
    tallies,
    pictures,
    removeTombstones,
    clock,
  }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    await codes.removeExpired(now);
    await codeTries.removeUntriedSince(new Date(now.getTime() - triesLifetimeMs));
    await passkeys.removeOldQuestions(now);
    await sessions.removeExpired(now);
    await rateLimits.removeOld(now);
    await usage.removeLapsed(now);
    await expired.ofGuests(now);
    await expired.ofUsers(now);
    await expired.ofMessages(now);
    await expired.figuresOfGuests(now);
    await removeTombstones(now);
    await tallies.compact(now);
    await pictures.removeUnseenSince(new Date(now.getTime() - picturesLifetimeMs));
  };
