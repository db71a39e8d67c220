import { maxMailBytes } from './bounds.ts';
import { type FoundItem, noMessageProblem, tooLargeProblem } from './found-item.ts';

const truncatedProblem = 'The file ends in the middle of this message, so the message was not checked.';

/** The separator and the beginning of the line below it fit into this; so much of a file is looked at ahead. */
const lookAhead = 1200;
/** An empty line and a line break. */
const lookBack = 3;

/**
 * The messages of an mbox (RFC 4155), in the dialects mboxo and mboxrd. A separator is a line that begins with `From `, follows
 * an empty line, names a sender or a date, and is followed by a header field: people also begin paragraphs with "From".
 *
 * It looks for separators only: going through the lines of a gigabyte of empty ones would hold the process for minutes.
 */
export async function* mboxItems(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FoundItem, void> {
  let waiting: Buffer = Buffer.alloc(0);
  let message: Message | null = null;

  function* read(bytes: Buffer, isEnd: boolean): Generator<FoundItem, void> {
    let begin = 0;
    if (message === null) {
      begin = beginningOf(bytes);
      waiting = bytes.subarray(begin);
      if (begin === bytes.length) return;
      const isSeparated = beginsWith(bytes, from, begin);
      message = newMessage({ isSeparated });
      if (isSeparated) begin = afterLine(bytes, begin);
    }
    const limit = isEnd ? bytes.length : bytes.length - lookAhead;
    let at = bytes.indexOf(separator, Math.max(begin - lookBack, 0));
    for (; at >= 0 && at < limit; at = bytes.indexOf(separator, at + 1)) {
      const line = at + 1;
      if (line < begin || !isSeparatorAt(bytes, line)) continue;
      message.add(bytes.subarray(begin, line));
      yield message.finished();
      message = newMessage({ isSeparated: true });
      begin = afterLine(bytes, line);
    }
    const end = Math.max(begin, isEnd ? limit : limit - lookBack);
    message.add(bytes.subarray(begin, end));
    waiting = bytes.subarray(end);
  }

  for await (const chunk of chunks) {
    waiting = Buffer.concat([waiting, chunk]);
    if (waiting.length > 2 * lookAhead) yield* read(waiting, false);
  }
  yield* read(waiting, true);
  if (message !== null) yield (message as Message).finished({ isLast: true });
}

type Message = ReturnType<typeof newMessage>;

/** `isSeparated`: a line before it said that it is a message; else the file begins with it, and may be anything. */
const newMessage = ({ isSeparated }: { isSeparated: boolean }) => {
  let parts: Buffer[] = [];
  let size = 0;
  const bytesOf = () => {
    const bytes = Buffer.concat(parts);
    // The empty line before the next separator belongs to the mbox.
    return unquoted(isSeparated ? bytes.subarray(0, bytes.length - emptyLineAtEnd(bytes)) : bytes);
  };
  return {
    add: (bytes: Buffer) => {
      size += bytes.length;
      if (size > maxMailBytes) parts = [];
      else parts.push(bytes);
    },
    finished: ({ isLast = false } = {}): FoundItem => {
      if (size > maxMailBytes) return { name: null, problem: tooLargeProblem };
      const isTruncated = isSeparated && isLast && isCut(Buffer.concat(parts));
      if (isTruncated) return { name: null, problem: truncatedProblem };
      const input = bytesOf();
      return isSeparated || isField(input, 0)
        ? { name: null, input: new Uint8Array(input) }
        : { name: null, problem: noMessageProblem };
    },
  };
};

const from = Buffer.from('From ');
const separator = Buffer.from('\nFrom ');
const quotedFrom = Buffer.from('>From ');
const byteOrderMark = Buffer.from('\ufeff');
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const quoteMark = 0x3e;

const beginsWith = (bytes: Buffer, word: Buffer, at: number) =>
  bytes.subarray(at, at + word.length).equals(word);

/** Where a file begins, behind a byte order mark and empty lines. */
const beginningOf = (bytes: Buffer) => {
  let at = beginsWith(bytes, byteOrderMark, 0) ? byteOrderMark.length : 0;
  while (bytes[at] === lineFeed || bytes[at] === carriageReturn) at += 1;
  return at;
};

const afterLine = (bytes: Buffer, at: number) => {
  const end = bytes.indexOf(lineFeed, at);
  return end < 0 ? bytes.length : end + 1;
};

const isSeparatorAt = (bytes: Buffer, line: number) => {
  const isAfterEmpty =
    bytes[line - 2] === lineFeed || (bytes[line - 2] === carriageReturn && bytes[line - 3] === lineFeed);
  if (!isAfterEmpty) return false;
  const next = afterLine(bytes.subarray(0, line + lookAhead), line);
  // A file that ends with a separator ends in the middle of a message.
  return (next === bytes.length || isField(bytes, next)) && hasPostmark(bytes, line, next);
};

/** `From anna@example.org Thu Nov 19 01:40:37 2026`, with a date in any order, or the sender alone. */
const hasPostmark = (bytes: Buffer, line: number, next: number) => {
  const text = bytes.toString('latin1', line + from.length, Math.min(next, line + 300)).trim();
  const isSender = !/\s/.test(text) && /@|^-$|^MAILER-DAEMON$/i.test(text);
  return isSender || (/\b\d{1,2}:\d{2}\b/.test(text) && /\b\d{4}\b/.test(text));
};

/** A header field, or the quoted separator that some programs leave above the first one. */
const isField = (bytes: Buffer, at: number) =>
  /^(?:>From |[!-9;-~]{1,76}[ \t]{0,9}:)/.test(bytes.toString('latin1', at, at + 100));

/** The length of an empty line at the end, behind a line that ends; 0 where there is none. */
const emptyLineAtEnd = (bytes: Buffer) => {
  const end = bytes.length;
  if (bytes[end - 1] !== lineFeed) return 0;
  if (bytes[end - 2] === lineFeed || end === 1) return 1;
  return bytes[end - 2] === carriageReturn && (bytes[end - 3] === lineFeed || end === 2) ? 2 : 0;
};

/** `>From ` is a line of the message that began with `From `; mboxrd quotes those that begin with `>From ` as well. */
const unquoted = (bytes: Buffer) => {
  const parts: Buffer[] = [];
  let begin = 0;
  for (let at = bytes.indexOf(quotedFrom); at >= 0; at = bytes.indexOf(quotedFrom, at + 1)) {
    let line = at;
    while (bytes[line - 1] === quoteMark) line -= 1;
    if (line > 0 && bytes[line - 1] !== lineFeed) continue;
    parts.push(bytes.subarray(begin, line));
    begin = line + 1;
  }
  return Buffer.concat([...parts, bytes.subarray(begin)]);
};

/** Every line of an mbox ends with a line break, and a message has an empty line below its header. */
const isCut = (message: Buffer) => {
  const hasBody = message.includes('\n\n') || message.includes('\n\r\n') || beginningOf(message) > 0;
  // A message of several parts says itself where it ends.
  const lastLine = message.toString('latin1', message.lastIndexOf(lineFeed) + 1).slice(0, 100);
  const endsWithBoundary = /^--.+--$/.test(lastLine);
  return !hasBody || (message.at(-1) !== lineFeed && !endsWithBoundary);
};
