import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BrokenArchive } from '../jobs/archived-file.ts';
import { sourceOfBytes } from '../jobs/byte-source.ts';
import { zipFiles } from '../jobs/zip-files.ts';
import { DmarcProblem } from './dmarc-report.ts';

/** All files of an upload together. A day of a large receiver is a megabyte or two. */
const maxUnpackedBytes = 10 * 1024 * 1024;
/** A month of reports; more come in several files. */
const maxFiles = 100;

export type PackedReport = { name: string | null } & ({ xml: string } | { problem: DmarcProblem });

/** The files of an upload, by what their first bytes say: XML as it is, gzip, or a zip archive. */
export async function* unpackReports(bytes: Uint8Array): AsyncGenerator<PackedReport, void> {
  if (beginsWith(bytes, [0x1f, 0x8b])) yield { name: null, xml: textOf(await unzipped(bytes)) };
  else if (beginsWith(bytes, [0x50, 0x4b])) yield* reportsInZip(bytes);
  else yield { name: null, xml: textOf(withinBounds(bytes)) };
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, n) => bytes[n] === byte);

const bomb = () =>
  new DmarcProblem(
    `This file unpacks to more than ${maxUnpackedBytes / 1024 / 1024} MB. No report is so large, so it was not read.`,
    { isTooLarge: true },
  );

const withinBounds = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length > maxUnpackedBytes) throw bomb();
  return bytes;
};

const unzip = promisify(gunzip);

const unzipped = async (bytes: Uint8Array): Promise<Uint8Array> => {
  try {
    return await unzip(bytes, { maxOutputLength: maxUnpackedBytes });
  } catch (error) {
    if (error instanceof RangeError) throw bomb();
    throw new DmarcProblem('This gzip file is damaged, or cut off.');
  }
};

async function* reportsInZip(bytes: Uint8Array): AsyncGenerator<PackedReport, void> {
  let room = maxUnpackedBytes;
  let files = 0;
  try {
    for await (const { path, chunks, problem } of zipFiles(sourceOfBytes(bytes))) {
      const name = path.slice(path.lastIndexOf('/') + 1).slice(0, 200);
      files += 1;
      if (files > maxFiles)
        throw new DmarcProblem(
          `This zip file holds more than ${maxFiles} files. Please send them in several.`,
          {
            isTooLarge: true,
          },
        );
      if (problem !== undefined) {
        yield { name, problem: new DmarcProblem(problem) };
        continue;
      }
      const pieces: Uint8Array[] = [];
      for await (const piece of chunks()) {
        room -= piece.length;
        if (room < 0) throw bomb();
        pieces.push(piece);
      }
      yield { name, xml: textOf(Buffer.concat(pieces)) };
    }
  } catch (error) {
    throw error instanceof BrokenArchive ? new DmarcProblem(error.message) : error;
  }
  if (files === 0) throw new DmarcProblem('This zip file is empty.');
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes);
