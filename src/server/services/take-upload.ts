import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { maxJobBytes } from '../../contract/v1/jobs.ts';
import { Failure } from '../failure.ts';
import type { UploadMetadata, UploadRow, UploadStore } from '../store/uploads.ts';

/** Of one person, that no job was made of yet. */
const maxUploads = 5;
const gigabyte = 1024 ** 3;
/** Of one person, with what jobs were made of that wait to be read. */
const gigabytesEach = 6;
const busyMs = 10 * 60 * 1000;
/** Each is a row. */
const partBytes = 1024 * 1024;

type Needs = { uploads: UploadStore; spaceGb: number; clock: () => Date };
type Wish = { size: number | null; metadata: UploadMetadata };

/** Takes files in parts: one is written before the next is read, so that none is ever whole in memory. */
export const takeUpload = ({ uploads, spaceGb, clock }: Needs) => {
  const bounds = {
    ...{ uploads: maxUploads, bytesEach: gigabytesEach * gigabyte, bytesInAll: spaceGb * gigabyte },
  };
  const begin = async (userId: string, { size, metadata }: Wish): Promise<UploadRow> => {
    const begun = await uploads.begin({ id: randomUUID(), userId, size, metadata, now: clock() }, bounds);
    if (begun === null) throw new Failure('not_signed_in', 'This account has been deleted');
    if (typeof begun === 'string') throw refusals[begun]();
    return begun;
  };

  /** Adds what arrives; what has arrived when it breaks off is kept. Returns where the file ends then. */
  const append = async (
    upload: UploadRow,
    body: Readable,
    onBytes: (bytes: Uint8Array) => void = () => undefined,
  ): Promise<number> => {
    let end = upload.received;
    let pieces: Buffer[] = [];
    let gathered = 0;
    const write = async () => {
      if (gathered === 0) return;
      const bytes = Buffer.concat(pieces);
      pieces = [];
      gathered = 0;
      if (end + bytes.length > maxJobBytes) throw tooLarge();
      // Its room was not counted when it began.
      const refusal = upload.size === null && (await uploads.refusal(upload.userId, bytes.length, bounds));
      if (refusal) throw refusals[refusal]();
      if (!(await uploads.append(upload, end, bytes, clock())))
        throw new Failure('conflict', 'Another part of this upload was taken meanwhile, or it is gone');
      onBytes(bytes);
      end += bytes.length;
    };
    try {
      for await (const piece of body as AsyncIterable<Buffer>) {
        pieces.push(piece);
        gathered += piece.length;
        if (gathered >= partBytes) await write();
      }
    } catch (error) {
      if (!(error instanceof Failure)) await write();
      throw error;
    }
    await write();
    return end;
  };

  return {
    begin,
    append,
    find: uploads.find,
    remove: uploads.remove,
    declareSize: uploads.declareSize,

    /** A file that comes as a whole, with a hash of it. What breaks off is not kept. */
    whole: async (
      userId: string,
      body: Readable,
      metadata: UploadMetadata,
    ): Promise<{ upload: UploadRow; digest: string }> => {
      const upload = await begin(userId, { size: null, metadata });
      const hash = createHash('sha256');
      try {
        const received = await append(upload, body, (bytes) => hash.update(bytes));
        if (received === 0) throw new Failure('invalid_input', 'This file is empty');
        await uploads.declareSize(userId, upload.id, received);
        return { upload: { ...upload, received, size: received }, digest: hash.digest('hex') };
      } catch (error) {
        await uploads.remove(userId, upload.id);
        throw error;
      }
    },
  };
};
export type TakeUpload = ReturnType<typeof takeUpload>;

const refusals = {
  'too many': () =>
    new Failure(
      'conflict',
      `There are ${maxUploads} uploads that no job was made of. Please create a job of one of them, or delete one.`,
    ),
  'too large': () =>
    new Failure(
      'conflict',
      `Uploads and jobs that wait may have ${gigabytesEach} GB together. Please delete an upload, or wait for a job.`,
    ),
  'no room': () =>
    new Failure('unavailable', 'There is no room for more uploads now. Please try again later.', {
      retryAfterMs: busyMs,
    }),
};

const tooLarge = () => new Failure('too_large', 'A job takes a file of at most 1 GB');
