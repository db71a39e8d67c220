import { decodeBase64Bytes } from '../../../text/base64-bytes.ts';
import { decodeText } from '../../../text/decode-text.ts';

/** How many disguised strings of one kind are read, and how long they may be together. */
const maxLiterals = 30;
const maxLength = 400_000;

/**
 * Strings of a script in the spelling they will have when it runs: base64, percent signs, lists of character numbers,
 * and escapes such as `\x68`. One layer only; a string wrapped twice at least shows that it is wrapped.
 */
export const hiddenLiterals = (source: string): string[] =>
  [...base64Literals(source), ...percentLiterals(source), ...numberLists(source)].filter(
    (text) => text !== '',
  );

/** Escapes inside a script undone: `https:\/\/x` and `\x68ttps`. */
export const undoEscapes = (script: string): string =>
  script
    .replace(/\\\//g, '/')
    .replace(/\\x([0-9a-f]{2})|\\u00([0-9a-f]{2})/gi, (_, two?: string, four?: string) =>
      String.fromCharCode(Number.parseInt(two ?? four ?? '20', 16)),
    );

const matchesOf = (source: string, pattern: RegExp): string[] => {
  const found: string[] = [];
  let room = maxLength;
  for (const [whole] of source.matchAll(pattern)) {
    if (found.length >= maxLiterals || room <= 0) break;
    found.push(whole.slice(0, room));
    room -= whole.length;
  }
  return found;
};

const base64Literals = (source: string) =>
  matchesOf(source, /(?<=["'`,])[A-Za-z0-9+/_-]{20,}={0,2}(?=["'`])/g).map((text) => {
    const plain = decodeText(decodeBase64Bytes(text));
    return isReadable(plain) ? plain : '';
  });

const percentLiterals = (source: string) =>
  matchesOf(source, /(?:%[0-9a-f]{2}[^%"'`\s]{0,3}){8,20000}/gi).map((text) =>
    text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

const numberLists = (source: string) =>
  matchesOf(source, /(?:\d{2,3}\s{0,3},\s{0,3}){8,20000}\d{2,3}/g).map((text) =>
    text
      .split(',')
      .map((number) => String.fromCharCode(Number(number)))
      .join(''),
  );

/** Pictures and fonts are base64 too; words are what is looked for. */
const isReadable = (text: string) => {
  const start = text.slice(0, 400);
  return (start.match(/[\x20-\x7e\s]/g)?.length ?? 0) > start.length * 0.9;
};
