// Long because a file, a folder and standard input are opened alike, and each kind of contents is read in one place.
import { isAbsolute, normalize, relative, sep } from 'node:path';
import { maxEmailBytes } from '../contract/email-input.ts';
import { decodeText } from '../engine/index.ts';
import { mboxItems } from '../server/jobs/mbox-items.ts';
import { textLines } from '../server/jobs/text-lines.ts';
import { CommandProblem, missing, unreadable } from './command-problem.ts';
import type { InputKind } from './commands.ts';
import { linksIn } from './links-in-text.ts';
import { type OpenFile, openFile, statOf } from './open-file.ts';
import { plainLine } from './plain-text.ts';
import { beginsAsMessage, headBytes, isFileName, kindOfAddress, recogniseContents } from './recognise.ts';
import { standardInput } from './standard-input.ts';
import { filesBelow } from './walk-folder.ts';

/** Where in a file something stands, counted from 1. A message stands in its whole file. */
export type Place = { file: string; line?: number; from?: number; to?: number };

/** One thing to be judged, or why it cannot be. */
export type Item = { name: string; place: Place | null } & (
  | { kind: 'mail'; content: Uint8Array | string }
  | { kind: 'url' | 'domain'; content: string }
  | { problem: CommandProblem }
);

/** What was given as one argument: one thing, or a collection of them. */
export type Input = {
  /** How it is shown. */
  name: string;
  kind: InputKind | 'folder';
  isCollection: boolean;
  items: AsyncGenerator<Item, void>;
  /** The share that has been read, of 1; null where its size is not known. */
  progress: () => number | null;
};

export type Reading = { as: InputKind | null; waitMs: number; stdin: NodeJS.ReadStream };

/** A document is read as a whole; nobody writes one so long. */
const maxDocumentBytes = 16 * 1024 * 1024;
const chunkBytes = 256 * 1024;

/** Tells what an argument is by looking. Throws where it is nothing that could be checked. */
export const openInput = async (argument: string, reading: Reading): Promise<Input> => {
  if (argument === '-') return openStandardInput(reading);
  const { as } = reading;
  if (as === 'url' || as === 'domain') return addressInput(argument, as);
  const stats = statIfThere(argument);
  if (stats?.isDirectory()) return folderInput(argument);
  if (stats) return fileInput(argument, as);
  const kind = kindOfAddress(argument);
  const isPath = isFileName(argument) || /^(?:\.{0,2}|~)[/\\]/.test(argument);
  if (kind !== null && !(isPath && kind === 'domain')) return addressInput(argument, kind);
  throw missing(`${plainLine(argument)} is not there, and no link or domain either.`);
};

const statIfThere = (path: string) => {
  try {
    return statOf(path);
  } catch (error) {
    if (error instanceof CommandProblem && !isThere(error)) return null;
    throw error;
  }
};
const isThere = ({ message }: CommandProblem) => !/is not there\.$|so long a name/.test(message);

async function* only(item: Item): AsyncGenerator<Item, void> {
  yield item;
}

const addressInput = (content: string, kind: 'url' | 'domain'): Input => ({
  name: content,
  kind,
  isCollection: false,
  items: only({ name: content, place: null, kind, content }),
  progress: () => null,
});

const shownPath = (path: string) => {
  if (!isAbsolute(path)) return normalize(path).split(sep).join('/');
  const here = currentFolder();
  if (here === null) return path;
  const near = relative(here, path);
  return near === '' || near.startsWith('..') ? path : near.split(sep).join('/');
};

/** A mail filter may be started in a folder that is gone. */
const currentFolder = () => {
  try {
    return process.cwd();
  } catch {
    return null;
  }
};

const fileInput = (path: string, as: InputKind | null): Input => {
  const file = openFile(path);
  const name = shownPath(path);
  try {
    const found = kindIn(file, name, as);
    let read = 0;
    const onRead = (to: number) => {
      read = to;
    };
    return {
      name,
      kind: found,
      isCollection: found !== 'mail',
      items: closing(file, itemsOfFile({ file, name, kind: found, onRead })),
      progress: () => (file.size > 0 ? Math.min(1, read / file.size) : null),
    };
  } catch (error) {
    file.close();
    throw error;
  }
};

const kindIn = (file: OpenFile, name: string, as: InputKind | null): InputKind => {
  const found = recogniseContents(file.read(0, headBytes), name);
  if ('problem' in found) throw unreadable(`${plainLine(name)} ${found.problem}`);
  const kind = as ?? found.kind;
  if (kind === 'mail' && file.size > maxEmailBytes)
    throw unreadable(`${plainLine(name)} is larger than 2 MB: no message is.`);
  if (kind === 'document' && file.size > maxDocumentBytes)
    throw unreadable(`${plainLine(name)} is larger than 16 MB: no document is.`);
  return kind;
};

async function* closing(file: OpenFile, items: AsyncGenerator<Item, void>): AsyncGenerator<Item, void> {
  try {
    yield* items;
  } finally {
    file.close();
  }
}

const mboxBeginning = Buffer.from('From ');

type Opened = { file: OpenFile; name: string; kind: InputKind; onRead: (to: number) => void };

async function* itemsOfFile({ file, name, kind, onRead }: Opened): AsyncGenerator<Item, void> {
  if (kind === 'mail' || kind === 'document') {
    const bytes = file.read(0, file.size);
    if (file.hasChanged()) throw unreadable(`${plainLine(name)} changed while it was read.`);
    yield* itemsOfBytes(bytes, name, kind);
    onRead(file.size);
    return;
  }
  yield* itemsOfChunks(chunksOf(file, onRead), name, kind);
  if (file.hasChanged())
    yield problemAt(name, `${plainLine(name)} changed while it was read: what came later was not checked.`);
}

async function* chunksOf(file: OpenFile, onRead: (to: number) => void): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < file.size; at += chunkBytes) {
    const chunk = file.read(at, chunkBytes);
    if (chunk.length === 0) return;
    yield chunk;
    onRead(at + chunk.length);
  }
}

const problemAt = (name: string, message: string, place: Place | null = { file: name }): Item => ({
  name,
  place,
  problem: unreadable(message),
});

function* itemsOfBytes(given: Uint8Array, name: string, kind: 'mail' | 'document'): Generator<Item, void> {
  if (kind === 'document') return yield* linksOfDocument(given, name);
  const bytes = withoutPostmark(given);
  const place = name === '-' ? null : { file: name };
  // Copied text has no header; of a message as it was sent, every byte counts.
  const isSource = beginsAsMessage(bytes.subarray(0, headBytes)) || /\.(?:eml|msg)$/i.test(name);
  yield { name, place, kind: 'mail', content: isSource ? bytes : decodeText(bytes) };
}

/** Mail programs hand a message over with the line that begins it in a mailbox. */
const withoutPostmark = (bytes: Uint8Array): Uint8Array => {
  if (!mboxBeginning.equals(bytes.subarray(0, mboxBeginning.length))) return bytes;
  return bytes.subarray(bytes.indexOf(0x0a) + 1);
};

function* linksOfDocument(bytes: Uint8Array, name: string): Generator<Item, void> {
  for (const [at, line] of decodeText(bytes)
    .split(/\r\n|\r|\n/)
    .entries())
    for (const { url, from, to } of linksIn(line))
      yield { name: url, place: { file: name, line: at + 1, from, to }, kind: 'url', content: url };
}

async function* itemsOfChunks(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  kind: InputKind,
): AsyncGenerator<Item, void> {
  if (kind === 'list') return yield* addressesOf(chunks, name);
  let number = 0;
  for await (const found of mboxItems(chunks)) {
    number += 1;
    const own = `${name}#${number}`;
    if ('problem' in found) yield problemAt(own, `${plainLine(own)}: ${found.problem}`, { file: name });
    else yield { name: own, place: { file: name }, kind: 'mail', content: found.input };
  }
  if (number === 0) yield problemAt(name, `${plainLine(name)} has no message in it.`);
}

async function* addressesOf(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Item, void> {
  for await (const lines of textLines(chunks))
    for (const { number, text } of lines) {
      const content = text?.trim() ?? '';
      if (text !== null && (content === '' || content.startsWith('#'))) continue;
      const kind = kindOfAddress(content);
      const from = (text ?? '').indexOf(content) + 1;
      const place = { file: name, line: number, from, to: from + content.length };
      if (kind === null)
        yield problemAt(name, `${plainLine(name)}:${number} is neither a link nor a domain.`, place);
      else yield { name: content, place, kind, content };
    }
}

/** So many files that are no messages, and the folder is not one of messages: to open more takes longer than a second. */
const maxOtherFiles = 2000;

const folderInput = (path: string): Input => {
  const seen = { files: 0, of: 0 };
  return {
    name: shownPath(path),
    kind: 'folder',
    isCollection: true,
    items: messagesBelow(path, seen),
    progress: () => (seen.of > 0 && seen.of < maxCountedFiles ? Math.min(1, seen.files / seen.of) : null),
  };
};

/** To count more before they are read would take longer than anybody waits for a bar. */
const maxCountedFiles = 200_000;

const countBelow = (folder: string) => {
  let count = 0;
  for (const _ of filesBelow(folder)) {
    count += 1;
    if (count === maxCountedFiles) break;
  }
  return count;
};

/** The messages of a folder or a Maildir. What programs keep beside them is left out, as are links that lead elsewhere. */
async function* messagesBelow(
  folder: string,
  seen: { files: number; of: number },
): AsyncGenerator<Item, void> {
  let found = 0;
  let others = 0;
  for (const path of filesBelow(folder)) {
    seen.files += 1;
    const kind = kindOfListed(path);
    if (kind === null) {
      others += 1;
      if (found === 0 && others >= maxOtherFiles) break;
      continue;
    }
    found += 1;
    if (found === 1) seen.of = countBelow(folder);
    yield* itemsOfListed(path, kind);
  }
  const name = shownPath(folder);
  const isCut = others >= maxOtherFiles;
  const where = isCut ? `among its first ${maxOtherFiles.toLocaleString('en')} files` : 'in it';
  if (found === 0) yield problemAt(name, `${plainLine(name)} has no message ${where}.`);
}

/** `tmp` of a Maildir has what is not delivered yet. */
const isLeftOut = /(?:^|\/)(?:tmp\/[^/]+|__MACOSX\/.*|dovecot[^/]*|maildir[^/]*|courier[^/]*|\.[^/]*)$/i;
const isInMaildir = /(?:^|\/)(?:cur|new)\/[^/]+$/;

const kindOfListed = (path: string): 'mail' | 'mbox' | null => {
  const name = path.split(sep).join('/');
  const isNamed = /\.(?:eml|msg|mbox)$/i.test(name);
  if (isLeftOut.test(name) && !isNamed) return null;
  try {
    const file = openFile(path);
    try {
      const head = file.read(0, headBytes);
      const isMaildir = isInMaildir.test(name);
      if (!isNamed && !isMaildir && !beginsAsMessage(head) && !mboxBeginning.equals(head.subarray(0, 5)))
        return null;
      const recognised = recogniseContents(head, name);
      if ('problem' in recognised) return isNamed ? 'mail' : null;
      return recognised.kind === 'mbox' && !isMaildir ? 'mbox' : 'mail';
    } finally {
      file.close();
    }
  } catch {
    return isNamed ? 'mail' : null;
  }
};

async function* itemsOfListed(path: string, kind: 'mail' | 'mbox'): AsyncGenerator<Item, void> {
  try {
    yield* fileInput(path, kind).items;
  } catch (error) {
    // One message that has gone meanwhile, or is too large, does not end the others.
    if (!(error instanceof CommandProblem)) throw error;
    yield { name: shownPath(path), place: { file: shownPath(path) }, problem: error };
  }
}

const openStandardInput = async ({ as, waitMs, stdin }: Reading): Promise<Input> => {
  const chunks = standardInput(stdin, waitMs);
  let head = Buffer.alloc(0);
  let isWhole = false;
  while (head.length < headBytes && !isWhole) {
    const { value, done } = await chunks.next();
    if (done) isWhole = true;
    else head = Buffer.concat([head, value]);
  }
  const found = recogniseContents(head.subarray(0, headBytes), '-');
  if ('problem' in found) throw unreadable(`The input ${found.problem}`);
  const kind = as ?? found.kind;
  const one = kind === 'list' && isWhole ? loneAddress(head) : null;
  if (one) return addressInput(one.content, one.kind);
  const rest = followedBy(head, chunks);
  const isStreamed = kind === 'mbox' || kind === 'list';
  return {
    name: '-',
    kind,
    isCollection: kind !== 'mail',
    items: isStreamed ? itemsOfChunks(rest, '-', kind) : wholeInput(rest, kind),
    progress: () => null,
  };
};

/** A single link or domain is one thing, whichever way it comes. */
const loneAddress = (bytes: Uint8Array) => {
  const content = decodeText(bytes).trim();
  const kind = /\s/.test(content) ? null : kindOfAddress(content);
  return kind && { kind, content };
};

async function* followedBy(
  head: Uint8Array,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  yield head;
  yield* rest;
}

async function* wholeInput(
  chunks: AsyncGenerator<Uint8Array, void>,
  kind: InputKind,
): AsyncGenerator<Item, void> {
  const isDocument = kind === 'document';
  const most = isDocument ? maxDocumentBytes : maxEmailBytes;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw unreadable(`The input is larger than ${isDocument ? '16' : '2'} MB.`);
    parts.push(chunk);
  }
  const bytes = new Uint8Array(Buffer.concat(parts));
  if (kind === 'url' || kind === 'domain') {
    const content = decodeText(bytes).trim();
    yield { name: content, place: null, kind, content };
  } else yield* itemsOfBytes(bytes, '-', isDocument ? 'document' : 'mail');
}
