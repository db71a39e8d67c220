import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { uploadHours } from '../../contract/v1/jobs.ts';
import type { ByteSource } from '../jobs/types.ts';
import { type ContentKeyStore, OwnerGone, userOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { uploadChunks, uploads, users } from './schema.ts';
import { seal, sealBytes, unseal, unsealBytes } from './seal.ts';

const hourMs = 60 * 60 * 1000;
/** So many parts of a file are kept in memory while it is read. */
const cachedChunks = 4;
/** A file of the largest size may have arrived in many small parts. */
const chunksAtOnce = 500;

type Stored = typeof uploads.$inferSelect;
export type UploadMetadata = Record<string, string | null>;
export type UploadRow = Omit<Stored, 'metadata'> & { metadata: UploadMetadata };
/** What is taken at most: files of a person that no job was made of yet, their bytes with those of jobs that wait, and all bytes. */
export type UploadBounds = { uploads: number; bytesEach: number; bytesInAll: number };
type Refusal = 'too many' | 'too large' | 'no room';
type NewUpload = { id: string; userId: string; size: number | null; metadata: UploadMetadata; now: Date };

export const uploadStore = (db: Database, keys: ContentKeyStore) => {
  const isOf = (userId: string, id: string) => and(eq(uploads.id, id), eq(uploads.userId, userId));

  const opened = async (stored: Stored | undefined): Promise<UploadRow | null> => {
    const key = stored && (await keys.byIds([stored.contentKeyId])).get(stored.contentKeyId);
    if (!stored || !key) return null;
    return {
      ...stored,
      metadata: JSON.parse(unseal(key, stored.metadata, `upload ${stored.id}`)) as UploadMetadata,
    };
  };

  const begin = async (
    { id, userId, size, metadata, now }: NewUpload,
    bounds: UploadBounds,
  ): Promise<UploadRow | Refusal | null> => {
    const owner = userOwner(userId);
    const key = await keys.of(owner).catch((error: unknown) => {
      if (error instanceof OwnerGone) return null;
      throw error;
    });
    if (!key) return null;
    const begun = await db.transaction(async (transaction) => {
      // One after the other, so that none is begun beyond their number.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      if (!(await keys.hold(transaction, key))) return 'no such key';
      const refusal = beyond(await heldBy(transaction, userId), bounds, size ?? 0);
      if (refusal) return refusal;
      const [row] = await transaction
        .insert(uploads)
        .values({
          ...{ id, userId, size, createdAt: now, touchedAt: now, contentKeyId: key.id },
          metadata: seal(key.key, JSON.stringify(metadata), `upload ${id}`),
        })
        .returning();
      if (!row) throw new Error('the database returned no upload for an insert');
      return { ...row, metadata };
    });
    if (begun !== 'no such key') return begun;
    // Another server has destroyed the key since this one read it.
    keys.forget(owner);
    return begin({ id, userId, size, metadata, now }, bounds);
  };

  return {
    /** Null when the user has been deleted; or why there is no room. */
    begin,

    /** Why a file whose length nobody has said may not become longer; null where it may. */
    refusal: async (userId: string, bytes: number, bounds: UploadBounds): Promise<Refusal | null> =>
      beyond(await heldBy(db, userId), { ...bounds, uploads: Number.POSITIVE_INFINITY }, bytes),

    find: async (userId: string, id: string): Promise<UploadRow | null> => {
      const [stored] = await db.select().from(uploads).where(isOf(userId, id));
      return opened(stored);
    },

    declareSize: async (userId: string, id: string, size: number): Promise<void> => {
      await db
        .update(uploads)
        .set({ size })
        .where(and(isOf(userId, id), isNull(uploads.size)));
    },

    /** Adds a part where the file ends; false where it ends elsewhere by now, or is gone. Several servers may try. */
    append: async (
      { id, contentKeyId, userId }: Pick<UploadRow, 'id' | 'contentKeyId' | 'userId'>,
      start: number,
      bytes: Uint8Array,
      now: Date,
    ): Promise<boolean> => {
      const key = (await keys.byIds([contentKeyId])).get(contentKeyId);
      if (!key) return false;
      const content = sealBytes(key, bytes, placeOf(id, start));
      return db.transaction(async (transaction) => {
        const moved = await transaction
          .update(uploads)
          .set({ received: start + bytes.length, touchedAt: now })
          .where(and(isOf(userId, id), eq(uploads.received, start), isNull(uploads.jobId)))
          .returning({ id: uploads.id });
        if (moved.length === 0) return false;
        await transaction.insert(uploadChunks).values({ uploadId: id, start, length: bytes.length, content });
        return true;
      });
    },

    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(uploads)
        .where(and(isOf(userId, id), isNull(uploads.jobId)))
        .returning({ id: uploads.id });
      return removed.length > 0;
    },

    /** The bytes of a complete upload; null where it is gone. */
    open: async (id: string): Promise<ByteSource | null> => {
      const [stored] = await db.select().from(uploads).where(eq(uploads.id, id));
      const key = stored && (await keys.byIds([stored.contentKeyId])).get(stored.contentKeyId);
      if (!stored || !key) return null;
      const starts = await startsOf(db, id);
      const near = new LRUCache<number, Buffer>({ max: cachedChunks });
      const chunkAt = async (start: number): Promise<Buffer> => {
        const known = near.get(start);
        if (known) return known;
        const [chunk] = await db
          .select({ content: uploadChunks.content })
          .from(uploadChunks)
          .where(and(eq(uploadChunks.uploadId, id), eq(uploadChunks.start, start)));
        if (!chunk) throw new Error('a part of an upload is gone');
        const bytes = unsealBytes(key, chunk.content, placeOf(id, start));
        near.set(start, bytes);
        return bytes;
      };
      return { size: stored.received, read: readerOf(starts, chunkAt, stored.received) };
    },

    /** Those that nobody goes on with, and those whose job knows its items. */
    removeOld: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - uploadHours * hourMs);
      await db.delete(uploads).where(lte(uploads.touchedAt, before));
    },
  };
};
export type UploadStore = ReturnType<typeof uploadStore>;

type Held = { uploads: number; own: number; all: number };

/** A file takes the room that it will need. */
const heldBy = async (db: Database, userId: string): Promise<Held> => {
  const bytes = sql`greatest(${uploads.received}, coalesce(${uploads.size}, 0))`;
  const sumOf = (which?: SQL) =>
    sql<number>`coalesce(sum(${bytes})${which ? sql` filter (where ${which})` : sql``}, 0)`.mapWith(Number);
  const isTheirs = eq(uploads.userId, userId);
  const [held] = await db
    .select({
      uploads: sql<number>`count(*) filter (where ${and(isTheirs, isNull(uploads.jobId))})`.mapWith(Number),
      own: sumOf(isTheirs),
      all: sumOf(),
    })
    .from(uploads);
  return held ?? { uploads: 0, own: 0, all: 0 };
};

const beyond = (held: Held, bounds: UploadBounds, bytes: number): Refusal | null => {
  if (held.uploads >= bounds.uploads) return 'too many';
  if (held.own + bytes > bounds.bytesEach) return 'too large';
  return held.all + bytes > bounds.bytesInAll ? 'no room' : null;
};

const placeOf = (id: string, start: number) => `upload ${id} at ${start}`;

const startsOf = async (db: Database, id: string): Promise<number[]> => {
  const starts: number[] = [];
  let found: { start: number }[];
  do {
    found = await db
      .select({ start: uploadChunks.start })
      .from(uploadChunks)
      .where(and(eq(uploadChunks.uploadId, id), gt(uploadChunks.start, starts.at(-1) ?? -1)))
      .orderBy(uploadChunks.start)
      .limit(chunksAtOnce);
    starts.push(...found.map(({ start }) => start));
  } while (found.length === chunksAtOnce);
  return starts;
};

const readerOf =
  (starts: readonly number[], chunkAt: (start: number) => Promise<Buffer>, size: number) =>
  async (from: number, length: number): Promise<Uint8Array> => {
    const end = Math.min(size, from + length);
    const pieces: Uint8Array[] = [];
    for (let at = from; at < end; ) {
      const start = starts.findLast((one) => one <= at);
      const chunk = start === undefined ? undefined : await chunkAt(start);
      const piece = chunk?.subarray(at - (start ?? 0), end - (start ?? 0));
      if (!piece || piece.length === 0) break;
      pieces.push(piece);
      at += piece.length;
    }
    const [first] = pieces;
    return pieces.length === 1 && first ? first : Buffer.concat(pieces);
  };

/** Deletes what a person has uploaded, or what a job was made of, in a transaction of its own kind. */
export const removeUploads = async (
  transaction: Database,
  of: { userId: string } | { ids: readonly string[] },
): Promise<void> => {
  await transaction
    .delete(uploads)
    .where('userId' in of ? eq(uploads.userId, of.userId) : inArray(uploads.id, [...of.ids]));
};
