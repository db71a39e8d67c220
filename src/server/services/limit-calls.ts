import { Failure } from '../failure.ts';
import type { RateLimit, RateLimitStore } from '../store/rate-limits.ts';

/**
 * Counts a call against its limits, or refuses it with the time to wait. `giveBack` removes the event of one key,
 * because what it counted did not happen.
 */
export const limitCalls =
  ({ rateLimits, clock }: { rateLimits: RateLimitStore; clock: () => Date }) =>
  async (limits: readonly RateLimit[]): Promise<{ giveBack: (key: string) => Promise<void> }> => {
    const decision = await rateLimits.take(limits, clock());
    if (!decision.admitted) throw tooManyRequests(decision.retryAfterMs);
    return {
      giveBack: (key) =>
        rateLimits.giveBack(decision.events.filter((event) => event.key === key).map(({ id }) => id)),
    };
  };
export type LimitCalls = ReturnType<typeof limitCalls>;

export const tooManyRequests = (retryAfterMs: number): Failure =>
  new Failure('too_many_requests', `Too many requests. Please try again in ${inWords(retryAfterMs)}.`, {
    retryAfterMs,
  });

export const inWords = (waitMs: number): string => {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};
