import type { FeedIndex } from '../../engine/index.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import { feedIndexReader } from './feed-index-reader.ts';
import type { FeedIndexFunctions } from './feed-index-worker.ts';
import { threadCalls } from './thread-calls.ts';

const script = new URL('./feed-index-worker.ts', import.meta.url);

/** Builds the index of one list in a thread of its own: a piece takes milliseconds, the sorting a second. */
export const buildFeedIndex = () => {
  const { call, close } = threadCalls<FeedIndexFunctions>(script, { maxHeapMb: 256, silentMs: 30_000 });
  return {
    take: (chunk: Uint8Array): Promise<void> => call('the list', 'take', chunk),
    /** The index of everything taken; throws `Unreadable` when that was no list. */
    finish: async (): Promise<FeedIndex> => indexOfList(await call('the list', 'finish')),
    close,
  };
};
export type FeedIndexBuilder = ReturnType<typeof buildFeedIndex>;

/** The same in the caller's own thread, for a command that does nothing else. */
export const buildFeedIndexHere = (isPopular: (registrableDomain: string) => boolean): FeedIndexBuilder => {
  const reader = feedIndexReader(isPopular);
  return {
    take: async (chunk) => reader.take(chunk),
    finish: async () => indexOfList(reader.finish()),
    close: async () => undefined,
  };
};

/** A maintenance page, or an unknown format: a guess must not replace a good list. */
const indexOfList = ({ index, junk }: { index: FeedIndex; junk: number }): FeedIndex => {
  const entries = index.length / 2;
  if (entries === 0 || junk > entries) throw new Unreadable('no list of addresses');
  return index;
};
