import { isEmailFileName } from '../../contract/email-input.ts';
import { isCompoundFile } from '../../engine/index.ts';
import { shownFileName } from '../report/shown-file-name.ts';
import { type ArchivedFile, BrokenArchive } from './archived-file.ts';
import {
  maxArchiveEntries,
  maxArchiveLevels,
  maxInnerArchiveBytes,
  maxMailBytes,
  mostUnpackedOf,
} from './bounds.ts';
import { sourceOfBytes } from './byte-source.ts';
import { emptyProblem, type FoundItem, noMessageProblem, tooLargeProblem } from './found-item.ts';
import { mboxItems } from './mbox-items.ts';
import { tarFiles } from './tar-files.ts';
import { zipFiles } from './zip-files.ts';

const tooDeep = 'This archive lies inside three others, and is not opened.';
const innerTooLarge =
  'This archive inside an archive unpacks to more than 32 MB. Please send it as a job of its own.';
const climbsOut = 'The path of this file leads out of its archive, so it was not opened.';
const otherArchive = 'An archive of this kind is not opened. Please pack the messages as zip or tar.';
const spentProblem =
  'The archive unpacks to more than thirty times its size, or to more than 8 GB. What follows was not read.';
const entriesProblem = 'The archive has more than 500,000 files and folders. What follows was not read.';

/** What all archives of one file may cost together. */
type Spent = { bytes: number; mostBytes: number; entries: number };

/** Ends the reading of the whole file, wherever it is noticed. */
class AllSpent extends Error {}

/** The messages of an archive of so many bytes: files that are messages, mailboxes, and archives in it. */
export async function* archiveItems(
  files: AsyncIterable<ArchivedFile>,
  fileBytes: number,
): AsyncGenerator<FoundItem, void> {
  try {
    const spent = { bytes: 0, mostBytes: mostUnpackedOf(fileBytes), entries: 0 };
    yield* itemsOf(files, { level: 1, spent });
  } catch (error) {
    if (!(error instanceof AllSpent)) throw error;
    yield { name: null, problem: error.message };
  }
}

type Place = { level: number; spent: Spent };

async function* itemsOf(files: AsyncIterable<ArchivedFile>, place: Place): AsyncGenerator<FoundItem, void> {
  try {
    for await (const file of files) {
      place.spent.entries += 1;
      if (place.spent.entries > maxArchiveEntries) throw new AllSpent(entriesProblem);
      yield* itemsOfFile(file, place);
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    yield { name: null, problem: error.message };
  }
}

async function* itemsOfFile(file: ArchivedFile, place: Place): AsyncGenerator<FoundItem, void> {
  if (isLeftOut(file.path)) return;
  const name = shownFileName(file.path, 'file');
  if (leadsOut(file.path)) return yield { name, problem: climbsOut };
  if (file.problem !== undefined) return yield { name, problem: file.problem };
  if (file.isEmpty) return yield { name, problem: emptyProblem };
  try {
    for await (const item of itemsIn(file, place)) yield { ...item, name: item.name ?? name };
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    yield { name, problem: error.message };
  }
}

/** What a file is, its beginning says before its name does: an archive is not a message because it is called one. */
async function* itemsIn(file: ArchivedFile, { level, spent }: Place): AsyncGenerator<FoundItem, void> {
  const steps = counted(file.chunks(), spent);
  try {
    const head = await beginningOf(steps);
    const chunks = followedBy(head, steps);
    if (head.length === 0) yield { name: null, problem: emptyProblem };
    else if (isZip(head, file.path) || isTar(head)) {
      if (level >= maxArchiveLevels) return yield { name: null, problem: tooDeep };
      const inner = { level: level + 1, spent };
      if (isTar(head)) return yield* itemsOf(tarFiles(chunks), inner);
      const bytes = await bytesUpTo(maxInnerArchiveBytes, chunks);
      if (bytes === null) yield { name: null, problem: innerTooLarge };
      else yield* itemsOf(zipFiles(sourceOfBytes(bytes)), inner);
    } else if (isOtherArchive(file.path)) yield { name: null, problem: otherArchive };
    else if (isMailbox(head, file.path)) yield* mboxItems(chunks);
    else if (isMessage(head, file.path)) {
      const input = await bytesUpTo(maxMailBytes, chunks);
      yield input === null ? { name: null, problem: tooLargeProblem } : { name: null, input };
    } else yield { name: null, problem: noMessageProblem };
  } finally {
    await steps.return();
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, spent: Spent): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    spent.bytes += chunk.length;
    if (spent.bytes > spent.mostBytes) throw new AllSpent(spentProblem);
    yield chunk;
  }
}

/** A tar header is in the first 512 bytes. */
const headBytes = 512;

const beginningOf = async (steps: AsyncGenerator<Uint8Array, void>) => {
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { value, done } = await steps.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
};

async function* followedBy(
  head: Uint8Array,
  steps: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  yield head;
  yield* steps;
}

const bytesUpTo = async (most: number, chunks: AsyncIterable<Uint8Array>) => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) return null;
    parts.push(chunk);
  }
  return new Uint8Array(Buffer.concat(parts));
};

const foldersOf = (path: string) => path.split(/[\\/]/).slice(0, -1);
const ownNameOf = (path: string) => path.split(/[\\/]/).at(-1) ?? '';

/** What programs keep beside messages: nobody put it there to have it checked. */
const housekeeping = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|maildir|subscriptions$|dovecot|courier)/i;

/** `tmp` of a Maildir has what is not delivered yet. */
const isLeftOut = (path: string) =>
  (housekeeping.test(ownNameOf(path)) && !isEmailFileName(path)) ||
  foldersOf(path)[0] === '__MACOSX' ||
  (foldersOf(path).at(-1) === 'tmp' && !isEmailFileName(path));

/** Nothing is written to a disk here, but no program that packs messages names them so. */
const leadsOut = (path: string) => /^(?:[\\/]|[a-z]:)/i.test(path) || foldersOf(path).includes('..');

const isInMaildir = (path: string) => /^(?:cur|new)$/.test(foldersOf(path).at(-1) ?? '');

const textAt = (head: Buffer, from: number, length: number) => head.toString('latin1', from, from + length);

/** A file, or the table of contents of an empty archive. */
const zipBeginnings = [Buffer.from([0x50, 0x4b, 3, 4]), Buffer.from([0x50, 0x4b, 5, 6])];
/** Documents are zip archives as well, under names of their own. */
const isZip = (head: Buffer, path: string) =>
  zipBeginnings.some((beginning) => head.subarray(0, 4).equals(beginning)) &&
  !/\.(?!zip$|eml$|msg$|txt$)[a-z0-9]{1,5}$/i.test(path);
const isTar = (head: Buffer) => textAt(head, 257, 5) === 'ustar';
const isOtherArchive = (path: string) => /\.(?:7z|rar|t?gz|t?bz2|t?xz|zst|cab|pst|ost)$/i.test(path);

const isMailbox = (head: Buffer, path: string) =>
  textAt(head, 0, 5) === 'From ' && !isEmailFileName(path) && !isInMaildir(path);
const isMessage = (head: Buffer, path: string) =>
  isEmailFileName(path) ||
  isInMaildir(path) ||
  isCompoundFile(head) ||
  /^(?:\xef\xbb\xbf)?[!-9;-~]{1,76}:/.test(textAt(head, 0, 100));
