import { join } from 'node:path';
import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import {
  type FeedIndex,
  type KnownPhishing,
  type ParsedUrl,
  readFeeds,
  type TakenFeed,
} from '../../engine/index.ts';
import type { FeedVersion } from '../../lookups/feed.ts';
import { type FeedFile, feedFiles } from './feed-files.ts';
import { inSharedMemory } from './shared-memory.ts';

export type PhishingFeed = { url: string; source: string };

/** Lists that are free to use, even in a commercial product. PHISHING_FEEDS replaces them. */
const publicFeeds: readonly PhishingFeed[] = [
  {
    source: 'Phishing.Database',
    url: 'https://raw.githubusercontent.com/Phishing-Database/Phishing.Database/master/phishing-domains-ACTIVE.txt',
  },
  {
    source: 'Phishing.Database links',
    url: 'https://raw.githubusercontent.com/Phishing-Database/Phishing.Database/master/phishing-links-ACTIVE.txt',
  },
  { source: 'CERT Polska', url: 'https://hole.cert.pl/domains/v2/domains.txt' },
];

/** The lists to keep, each with the name people see. Absent: the public ones. */
export const phishingFeedList = (urls: readonly string[] | undefined): readonly PhishingFeed[] =>
  urls?.map((url) => ({ url, source: new URL(url).hostname })) ?? publicFeeds;

export type FeedStatus = {
  source: string;
  url: string;
  /** Zero: the list has never been taken. */
  entries: number;
  /** The day of the list that is in use, `2026-11-15`; null without one. */
  listedOn: string | null;
  /** When its publisher last confirmed that it is the newest; null without a list. */
  checkedAt: Date | null;
  /** Why the last attempt to refresh it failed; null when it did not. */
  trouble: UnknownReason | null;
};

/** The synced lists: in memory for lookups, one file each in the data folder for the next start. */
export const phishingFeeds = (feeds: readonly PhishingFeed[], dataDir: string) => {
  const files = feedFiles(join(dataDir, 'feeds'));
  const held = new Map<string, FeedFile>();
  const troubles = new Map<string, UnknownReason>();
  let taken: readonly TakenFeed[] = [];
  let lookup = readFeeds(taken);

  const hold = (file: FeedFile) => {
    held.set(file.url, { ...file, index: inSharedMemory(file.index) });
    troubles.delete(file.url);
    // The freshest list is asked first, so that the date shown is the latest there is.
    taken = [...held.values()]
      .sort((a, b) => b.listedOn.localeCompare(a.listedOn))
      .map(({ index, source, listedOn }) => ({ index, source, listedOn }));
    lookup = readFeeds(taken);
  };

  return {
    /** Reads what an earlier run has kept. Damaged files are left aside. */
    load: async (): Promise<void> => {
      for (const { url } of feeds) {
        const file = await files.read(url);
        if (file) hold(file);
      }
    },
    lookup: (url: ParsedUrl): LookedUp<KnownPhishing> => lookup(url),
    /** The lists themselves, freshest first, in memory that threads can share: posting them costs next to nothing. */
    taken: () => taken,
    status: (): FeedStatus[] =>
      feeds.map(({ url, source }) => {
        const file = held.get(url);
        return {
          source,
          url,
          entries: file?.entries ?? 0,
          listedOn: file?.listedOn ?? null,
          checkedAt: file?.checkedAt ?? null,
          trouble: troubles.get(url) ?? null,
        };
      }),
    versionOf: (url: string): FeedVersion | null => held.get(url) ?? null,
    replace: async (
      { url, source }: PhishingFeed,
      index: FeedIndex,
      { etag, lastModified }: FeedVersion,
      at: Date,
    ): Promise<void> => {
      const listedOn = dayOf(lastModified, at);
      hold(
        await files.write(
          { url, source, listedOn, takenAt: at.toISOString(), etag, lastModified },
          index,
          at,
        ),
      );
    },
    confirm: async (url: string, at: Date): Promise<void> => {
      const file = held.get(url);
      if (!file) return;
      await files.confirm(url, at);
      hold({ ...file, checkedAt: at });
    },
    fail: (url: string, reason: UnknownReason) => void troubles.set(url, reason),
    /** Clears the folder of lists that are no longer wanted. */
    tidy: () => files.keepOnly(feeds.map(({ url }) => url)),
  };
};
export type PhishingFeeds = ReturnType<typeof phishingFeeds>;

/** The publisher's own date, unless it lies in the future. */
const dayOf = (lastModified: string | null, at: Date): string => {
  const made = Date.parse(lastModified ?? '');
  return new Date(made <= at.getTime() ? made : at).toISOString().slice(0, 10);
};
