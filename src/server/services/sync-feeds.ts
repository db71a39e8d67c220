import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import { Unreadable } from '../../lookups/attempt.ts';
import type { DownloadFeed, FeedVersion } from '../../lookups/feed.ts';
import type { FeedIndexBuilder } from '../adapters/build-feed-index.ts';
import type { PhishingFeed, PhishingFeeds } from '../adapters/phishing-feeds.ts';

type Needs = {
  list: readonly PhishingFeed[];
  feeds: PhishingFeeds;
  download: DownloadFeed;
  buildIndex: () => FeedIndexBuilder;
  clock: () => Date;
};

/** `fresh`: asked for so recently that it was left alone. */
export type SyncedFeed = { source: string; outcome: 'taken' | 'unchanged' | 'fresh' | UnknownReason };

/** Publishers of lists ask not to be called more often than this, however often a server is restarted. */
const minAgeMs = 60 * 60 * 1000;

/**
 * Refreshes every list once, one after the other. A list that cannot be fetched keeps its last state and its date. Throws
 * when the caller gave up, and at the end when a list could not be stored.
 */
export const syncFeeds =
  ({ list, ...needs }: Needs) =>
  async (signal: AbortSignal): Promise<SyncedFeed[]> => {
    const outcomes: SyncedFeed[] = [];
    const errors: unknown[] = [];
    await needs.feeds.tidy();
    for (const feed of list) {
      try {
        const outcome = isFresh(feed, needs) ? 'fresh' : await syncOne({ feed, ...needs }, signal);
        outcomes.push({ source: feed.source, outcome });
      } catch (error) {
        signal.throwIfAborted();
        // A full disk: the next list may be smaller.
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'lists of known phishing could not be stored');
    return outcomes;
  };

const isFresh = ({ url }: PhishingFeed, { feeds, clock }: Pick<Needs, 'feeds' | 'clock'>): boolean => {
  const checkedAt = feeds.status().find((one) => one.url === url)?.checkedAt;
  return Boolean(checkedAt && clock().getTime() - checkedAt.getTime() < minAgeMs);
};

type One = Omit<Needs, 'list'> & { feed: PhishingFeed };

const syncOne = async (
  { feed, feeds, download, buildIndex, clock }: One,
  signal: AbortSignal,
): Promise<SyncedFeed['outcome']> => {
  const builder = buildIndex();
  try {
    const found = await download(feed.url, { signal, seen: feeds.versionOf(feed.url), take: builder.take });
    const result = await finish(found, builder);
    if (result.state === 'unknown') {
      feeds.fail(feed.url, result.reason);
      return result.reason;
    }
    if (result.state === 'absent') {
      await feeds.confirm(feed.url, clock());
      return 'unchanged';
    }
    await feeds.replace(feed, result.value.index, result.value.version, clock());
    return 'taken';
  } finally {
    await builder.close();
  }
};

const finish = async (found: LookedUp<FeedVersion>, builder: FeedIndexBuilder) => {
  if (found.state !== 'known') return found;
  try {
    return { state: 'known', value: { version: found.value, index: await builder.finish() } } as const;
  } catch (error) {
    if (error instanceof Unreadable) return { state: 'unknown', reason: 'unreadable' } as const;
    throw error;
  }
};
