import { wordSet } from '../../text/word-list.ts';
import { decoderFor } from './bytes/code-page.ts';

/** What a person would read in RTF, and the HTML it was made from where Outlook packed one inside (MS-OXRTFEX). */
export type RtfText = { text: string; html: string };

/** Groups nested deeper than this are read as if they were flat. */
const maxDepth = 200;
const maxOutput = 1_000_000;

/** Groups that hold no text of the document. */
const silent = wordSet(
  'fonttbl colortbl stylesheet info pict object objdata themedata datastore listtable listoverridetable rsidtbl generator xmlnstbl latentstyles header footer fldinst filetbl revtbl',
);
const symbols: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  cell: '\t',
  tab: '\t',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  endash: '–',
  emdash: '—',
  nbsp: '\u00a0',
};

type Group = { isSilent: boolean; isTag: boolean; isOnlyRtf: boolean; fallback: number };

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;

/** Reads RTF in one pass; `source` has one character per byte. */
export const readRtf = (source: string): RtfText => {
  const isFromHtml = source.slice(0, 4000).includes('\\fromhtml');
  const decode = decoderFor(Number(/\\ansicpg(\d{1,5})/.exec(source.slice(0, 4000))?.[1] ?? 1252));
  const groups: Group[] = [];
  let group: Group = { isSilent: false, isTag: false, isOnlyRtf: false, fallback: 1 };
  const output: string[] = [];
  let length = 0;
  let bytes: number[] = [];
  /** Characters to skip: the fallback for readers without Unicode. */
  let skip = 0;
  let isStarred = false;

  const isShown = () => (isFromHtml ? group.isTag || (!group.isSilent && !group.isOnlyRtf) : !group.isSilent);
  const flush = () => {
    if (bytes.length === 0) return;
    output.push(decode(Uint8Array.from(bytes)));
    bytes = [];
  };
  const write = (text: string) => {
    if (!isShown()) return;
    flush();
    output.push(text);
    length += text.length;
  };
  const writeByte = (byte: number) => {
    if (skip > 0) skip -= 1;
    else if (isShown()) {
      bytes.push(byte);
      length += 1;
    }
  };
  const word = (name: string, value: string | undefined) => {
    const number = value === undefined ? undefined : Number(value);
    if (name === 'htmltag') group.isTag = true;
    else if (name === 'htmlrtf') group.isOnlyRtf = number !== 0;
    else if (name === 'uc') group.fallback = Math.min(10, number ?? 1);
    else if (name === 'u' && number !== undefined) {
      write(String.fromCharCode(number & 0xffff));
      skip = group.fallback;
    } else if ((isStarred || silent.has(name)) && name !== 'fldrslt') group.isSilent = true;
    else if (Object.hasOwn(symbols, name)) write(symbols[name] ?? '');
    isStarred = false;
  };

  for (const [whole, name, value, hex, symbol, brace, text] of source.matchAll(token)) {
    if (length > maxOutput) break;
    if (brace === '{') {
      if (groups.length < maxDepth) groups.push(group);
      group = { ...group, isTag: false };
      isStarred = false;
    } else if (brace === '}') {
      flush();
      group = groups.pop() ?? group;
      skip = 0;
    } else if (name !== undefined) word(name, value);
    else if (hex !== undefined) writeByte(Number.parseInt(hex, 16));
    else if (symbol === '*') isStarred = true;
    else if (symbol === '~') write('\u00a0');
    else if (symbol !== undefined && /[\\{}]/.test(symbol)) write(symbol);
    else if (text !== undefined) {
      const kept = text.slice(skip);
      skip = Math.max(0, skip - text.length);
      write(kept);
    } else if (whole === '') break;
  }
  flush();
  const read = output.join('');
  return isFromHtml ? { html: read, text: '' } : { html: '', text: read };
};
