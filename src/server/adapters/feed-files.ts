import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FeedIndex } from '../../engine/index.ts';
import { parseJson } from '../parse-json.ts';

/** What is kept of a list beside its hashes. */
const feedHead = z.object({
  format: z.literal(1),
  url: z.string(),
  source: z.string(),
  /** The day the list was made, or fetched where its publisher does not say. */
  listedOn: z.iso.date(),
  takenAt: z.iso.datetime(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  entries: z.int().nonnegative(),
  sha256: z.string(),
});
export type FeedHead = z.output<typeof feedHead>;

/** `checkedAt`: when its publisher last confirmed that this is the newest. */
export type FeedFile = FeedHead & { index: FeedIndex; checkedAt: Date };

const maxHeadBytes = 4096;
const ending = '.feed';

/**
 * One file a list: a line of JSON, filled up with spaces to a multiple of eight bytes, then the sorted hashes. Head and
 * hashes in one file cannot get out of step, and a rename puts both in place at once or not at all.
 */
export const feedFiles = (folder: string) => {
  const pathOf = (url: string) =>
    join(folder, createHash('sha256').update(url).digest('hex').slice(0, 16) + ending);

  return {
    /** Null when there is no file, or a damaged one: then the list is fetched again. */
    read: async (url: string): Promise<FeedFile | null> => {
      try {
        const bytes = await readFile(pathOf(url));
        const { mtime } = await stat(pathOf(url));
        const found = decode(bytes);
        return found?.url === url ? { ...found, checkedAt: mtime } : null;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR') return null;
        throw error;
      }
    },

    write: async (
      head: Omit<FeedHead, 'format' | 'entries' | 'sha256'>,
      index: FeedIndex,
      at: Date,
    ): Promise<FeedFile> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const body = Buffer.from(index.buffer, index.byteOffset, index.byteLength);
      const full: FeedHead = { ...head, format: 1, entries: index.length / 2, sha256: sha256(body) };
      const draft = `${pathOf(head.url)}.${randomUUID()}.tmp`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writev([encodeHead(full), body]);
          // Without it a power cut could leave the new name on an empty file.
          await file.sync();
          await file.utimes(at, at);
        } finally {
          await file.close();
        }
        await rename(draft, pathOf(head.url));
      } finally {
        await rm(draft, { force: true });
      }
      return { ...full, index, checkedAt: at };
    },

    /** Its publisher reports that nothing has changed. */
    confirm: (url: string, at: Date) => utimes(pathOf(url), at, at),

    /** Removes the files of lists that are no longer wanted, and what a crash left behind. */
    keepOnly: async (urls: readonly string[]): Promise<void> => {
      const wanted = new Set(urls.map(pathOf));
      const names = await readdir(folder).catch(() => []);
      const ours = names.filter((name) => name.endsWith(ending) || name.endsWith('.tmp'));
      const leftOver = ours.map((name) => join(folder, name)).filter((path) => !wanted.has(path));
      await Promise.all(leftOver.map((path) => rm(path, { force: true })));
    },
  };
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const encodeHead = (head: FeedHead): Buffer => {
  const text = Buffer.from(JSON.stringify(head));
  const length = Math.ceil((text.length + 1) / 8) * 8;
  const line = Buffer.alloc(length, ' ');
  text.copy(line);
  line[length - 1] = 0x0a;
  return line;
};

const decode = (bytes: Buffer): (FeedHead & { index: FeedIndex }) | null => {
  const end = bytes.subarray(0, maxHeadBytes).indexOf(0x0a);
  const head = feedHead.safeParse(parseJson(bytes.toString('utf8', 0, Math.max(end, 0))));
  const body = bytes.subarray(end + 1);
  if (!head.success || body.length !== head.data.entries * 8 || sha256(body) !== head.data.sha256)
    return null;
  // A copy lies where four-byte numbers may lie; a slice of what was read need not.
  return { ...head.data, index: new Uint32Array(new Uint8Array(body).buffer) };
};
