import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  RandomAccessReader,
  type ZipFile,
} from 'yauzl';
import { type ArchivedFile, BrokenArchive } from './archived-file.ts';
import { maxUnpackedRatio, minRatioBytes } from './bounds.ts';
import { chunksOf, withReadAhead } from './byte-source.ts';
import type { ByteSource } from './types.ts';

const noContents = 'This zip file has no readable table of contents: it is damaged, or cut off.';
const protectedFile = 'This file is protected by a password, so it could not be opened.';
const unknownMethod =
  'This file is packed in a way that is not read. Please pack it again as a plain zip file.';
const damagedFile = 'This file is damaged, so it could not be unpacked.';
export const bombProblem =
  'This file unpacks to more than a hundred times its size. Files that people wrote do not, so it was not read.';

/** The files of a zip archive, in the order of its table of contents. */
export async function* zipFiles(source: ByteSource): AsyncGenerator<ArchivedFile, void> {
  const reader = new SourceReader(withReadAhead(source));
  const zip = await opened(reader, source.size);
  try {
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      if (path.endsWith('/')) continue;
      const problem = problemOf(entry);
      yield {
        path,
        isEmpty: entry.uncompressedSize === 0,
        chunks: () => unpacked(zip, reader.source, entry),
        ...(problem !== null && { problem }),
      };
    }
  } catch (error) {
    throw new BrokenArchive(noContents, { cause: error });
  }
}

const opened = async (reader: SourceReader, size: number) => {
  try {
    // Names are bytes here: one that cannot be a path would end the reading. What is unpacked is counted below.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: false };
    return await fromRandomAccessReaderPromise(reader, size, options);
  } catch (error) {
    throw new BrokenArchive(noContents, { cause: error });
  }
};

const problemOf = (entry: Entry) => {
  if (entry.isEncrypted()) return protectedFile;
  return entry.canDecodeFileData() ? null : unknownMethod;
};

/** Many programs write UTF-8 and do not say so; what is none is in the code page that the format names. */
const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) => {
  const isUtf8 = Buffer.from(fileNameRaw.toString('utf8')).equals(fileNameRaw);
  return getFileNameLowLevel(generalPurposeBitFlag | (isUtf8 ? 0x800 : 0), fileNameRaw, extraFields, false);
};

async function* unpacked(zip: ZipFile, source: ByteSource, entry: Entry): AsyncGenerator<Uint8Array, void> {
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = chunksOf(source, fileDataStart, fileDataStart + entry.compressedSize);
    if (entry.compressionMethod === 0) return yield* packed;
    let size = 0;
    for await (const chunk of inflated(packed)) {
      size += chunk.length;
      if (size > minRatioBytes && size > maxUnpackedRatio * entry.compressedSize)
        throw new BrokenArchive(bombProblem);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof BrokenArchive ? error : new BrokenArchive(damagedFile, { cause: error });
  }
}

async function* inflated(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const input = Readable.from(packed);
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 });
  input.on('error', (error) => inflate.destroy(error));
  try {
    for await (const chunk of input.pipe(inflate)) yield chunk;
  } finally {
    input.destroy();
    inflate.destroy();
  }
}

/** Lets the library read from a source: it asks for a few bytes at a time. */
class SourceReader extends RandomAccessReader {
  readonly source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.source = source;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.source.read(position, length).then(
      (bytes) => {
        target.set(bytes, offset);
        done(null, bytes.length);
      },
      (error: Error) => done(error),
    );
  }
}
