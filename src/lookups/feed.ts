import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { LookedUp } from '../contract/looked-up.ts';
import { attempt, Unreadable } from './attempt.ts';
import type { Egress } from './egress.ts';
import { bounded } from './read-bounded.ts';

/** The validators that the server sent with its list; null if it sent none. */
export type FeedVersion = { etag: string | null; lastModified: string | null };

type Needs = {
  egress: Pick<Egress, 'open'>;
  timeoutMs?: number;
  maxBytes?: number;
  maxUnpackedBytes?: number;
};

type Options = {
  signal: AbortSignal;
  /** The last version read; null fetches the list in any case. */
  seen: FeedVersion | null;
  /** Consumes the unpacked text piece by piece; the download waits for it. */
  take: (chunk: Uint8Array) => Promise<void>;
};

/** Absent: unchanged. Whatever was consumed before an unknown is half a list and worthless. */
export type DownloadFeed = (url: string, options: Options) => Promise<LookedUp<FeedVersion>>;

/** The largest public lists are about twenty megabytes packed and seventy unpacked. */
const maxPackedBytes = 60 * 1024 * 1024;
/** A decompression bomb ends here. */
const maxPlainBytes = 300 * 1024 * 1024;

/** Reads one public list through the guard, unpacking it on the way if it is packed. */
export const downloadFeed = ({
  egress,
  timeoutMs = 120_000,
  maxBytes = maxPackedBytes,
  maxUnpackedBytes = maxPlainBytes,
}: Needs): DownloadFeed => {
  return (url, { signal: caller, seen, take }) =>
    attempt({ signal: caller, timeoutMs }, async (signal) => {
      const { status, headers, body } = await egress.open(url, { signal, headers: conditions(seen) });
      try {
        if (status === 304) return null;
        if (status !== 200) throw new Error(`the feed answered ${status}`);
        // Twice: a packed file may be packed once more for transport.
        const once = bounded(unpacked(bounded(body, maxBytes)), maxUnpackedBytes);
        for await (const chunk of bounded(unpacked(once), maxUnpackedBytes)) await take(chunk);
        return { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
      } finally {
        body.destroy();
      }
    });
};

const conditions = (seen: FeedVersion | null): Record<string, string> => ({
  accept: 'text/plain, text/csv, application/gzip, */*',
  'accept-encoding': 'gzip',
  'user-agent': 'Hookwise',
  ...(seen?.etag && { 'if-none-match': seen.etag }),
  ...(seen?.lastModified && { 'if-modified-since': seen.lastModified }),
});

/** Decides by the bytes, not by the declared type: lists are served under all kinds of types. */
async function* unpacked(source: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first = Buffer.alloc(0);
  while (first.length < 2) {
    const { value, done } = await source.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  const whole = Readable.from(startingWith(first, source));
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield* whole;
    return;
  }
  const gunzip = createGunzip();
  // The reader of the text sees its failure.
  pipeline(whole, gunzip).catch(() => undefined);
  try {
    yield* gunzip;
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isDamaged ? new Unreadable('not gzip', { cause: error }) : error;
  }
}

async function* startingWith(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  yield* rest;
}
