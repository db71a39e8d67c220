import { parse as splitDomain } from 'tldts';
import { webAddresses } from '../../mail/parse/web-addresses.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { defang, defangSchemes } from '../../text/defang.ts';
import type { Span } from '../../text/span.ts';
import type { Box, PictureReading, ReadLine } from '../reading.ts';
import { right } from './boxes.ts';
import { mendAddresses } from './mended-text.ts';
import { readingOrder } from './reading-order.ts';

/** A screen shows a hundred lines, a scanned page two hundred; more is an attempt to exhaust the reader. */
const maxLines = 1000;
/** The longest line of a very wide screen. */
const maxLine = 600;
const maxText = 30_000;
const maxAddresses = 120;
/** Enough to recognise an address by. */
const maxAddressShown = 90;

export type TextLine = {
  text: string;
  box: Box;
  confidence: number;
  /** Where it is in the shown text. */
  span: Span;
  /** Which paragraph it belongs to, counted in reading order. */
  block: number;
};

export type TextAddress = {
  kind: 'web' | 'mail';
  /** `http://…` for the web, `name@domain` for mail. */
  href: string;
  span: Span;
  boxes: Box[];
  /** Of its line, or the lowest of several. */
  confidence: number;
};

/** The writing of a picture in reading order. Addresses are shown defanged: nothing in the text can be opened. */
export type PictureText = {
  text: string;
  lines: TextLine[];
  addresses: TextAddress[];
  boxesOf: (span: Span) => Box[];
  /** Lines that were left out because there are too many. */
  unread: number;
};

export const pictureText = ({ lines: all }: Pick<PictureReading, 'lines'>): PictureText => {
  const read = all.slice(0, maxLines).flatMap(keepReadable);
  const { raw, lines, missed } = assembleText(readingOrder(read));
  const found = addressesIn(raw);
  const { text, moved } = defangAddresses(raw, found);
  const shownLines = lines.map((line) => ({ ...line, span: moved(line.span) }));
  const under = (span: Span) =>
    shownLines.filter((line) => line.span.start < span.end && line.span.end > span.start);
  const boxesOf = (span: Span) => under(span).map((line) => partOf(line, span));
  const confidenceOf = (span: Span) => Math.min(1, ...under(span).map(({ confidence }) => confidence));
  return {
    text,
    lines: shownLines,
    addresses: found.map(({ kind, href, span }) => ({
      kind,
      href,
      span: moved(span),
      boxes: boxesOf(moved(span)),
      confidence: confidenceOf(moved(span)),
    })),
    boxesOf,
    unread: Math.max(0, all.length - maxLines) + missed,
  };
};

const keepReadable = (line: ReadLine): ReadLine[] => {
  const text = cleanLine(line.text, maxLine);
  return text === '' ? [] : [{ ...line, text }];
};

/** One line break within a paragraph, two between: so that prose is distinguished from what is merely below it. */
const assembleText = (blocks: ReadLine[][]) => {
  const lines: TextLine[] = [];
  let raw = '';
  let missed = 0;
  blocks.forEach((block, number) => {
    const widest = Math.max(...block.map(({ box }) => right(box)));
    block.forEach(({ text, box, confidence }, i) => {
      if (raw.length + text.length > maxText) {
        missed += 1;
        return;
      }
      if (raw !== '' && !(i > 0 && goesOn(block[i - 1], text, widest))) raw += i === 0 ? '\n\n' : '\n';
      const start = raw.length;
      raw += text;
      lines.push({ text, box, confidence, span: { start, end: raw.length }, block: number });
    });
  });
  return { raw, lines, missed };
};

/** The address a line ends with, as far as it got. */
const unfinished = /(?:https?:\/\/|www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.?)([/?#]\S*)?$/i;

/**
 * Narrow bubbles break an address anywhere. The next line belongs to it where this one is full and either the name of the
 * host is not complete yet or what follows looks like a path and like no word.
 */
const goesOn = (before: ReadLine | undefined, next: string, widest: number): boolean => {
  if (!before) return false;
  // `usps-` and `center.wixsite.com/x`: a hyphen at the end, and a host with a path after it.
  if (/(?:^|\s)[a-z0-9-]+-$/i.test(before.text) && /^(?:[a-z0-9-]+\.)+[a-z]{2,18}\//i.test(next)) return true;
  // `sven@harders-` and `tischlerei.de`: no address of a page, but the rest of a mailbox.
  if (
    /(?:^|\s)[\w.+%-]{1,64}@[a-z0-9.-]*[-.]$/i.test(before.text) &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+/i.test(next)
  )
    return true;
  if (right(before.box) < widest - before.box.height * 4) return false;
  const [whole = '', host = '', path] = unfinished.exec(before.text) ?? [];
  const hasStart = /^(?:https?:\/\/|www\.)/i.test(whole);
  const token = /^\S+/.exec(next)?.[0] ?? '';
  if (path !== undefined && (hasStart || host.includes('.'))) {
    return /[/?=&%_]|^(?=\S*\d)[a-z0-9-]{6,}$/i.test(token) && !/^\d{1,2}[:/]\d/.test(token);
  }
  if (!hasStart) return false;
  const isComplete = host.includes('.') && splitDomain(host).isIcann === true && !host.endsWith('.');
  return isComplete ? /^[/?#]/.test(token) : /^[a-z0-9.-]*\.[a-z]{2,}/i.test(token);
};

type Found = Pick<TextAddress, 'kind' | 'href' | 'span'>;

const mailAddress = /(?<![\w.+%-])[\w.+%-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,18}(?![\w@-])/gi;

const addressesIn = (raw: string): Found[] => {
  const { text, originOf } = mendAddresses(raw);
  const spanOf = (start: number, end: number): Span => ({
    start: originOf(start),
    end: originOf(end - 1) + 1,
  });
  const mails = [...text.matchAll(mailAddress)].map((match): Found & { at: number } => ({
    kind: 'mail',
    href: match[0].toLowerCase(),
    span: spanOf(match.index, match.index + match[0].length),
    at: match.index,
  }));
  const webs = webAddresses(text)
    .filter(({ start }) => text[start - 1] !== '@')
    .map(({ start, end, href }): Found & { at: number } => ({
      kind: 'web',
      href,
      span: spanOf(start, end),
      at: start,
    }));
  const kept: Found[] = [];
  for (const { at: _, ...one } of [...mails, ...webs].toSorted((a, b) => a.at - b.at)) {
    const last = kept.at(-1);
    if (!last || one.span.start >= last.span.end) kept.push(one);
  }
  return kept.slice(0, maxAddresses);
};

/** The text with its addresses defanged, and where every stretch of it went. */
const defangAddresses = (raw: string, found: Found[]) => {
  const shifts: { from: number; to: number }[] = [];
  let text = '';
  let at = 0;
  for (const { kind, span } of found) {
    text += defangSchemes(raw.slice(at, span.start));
    shifts.push({ from: span.start, to: text.length });
    const written = raw.slice(span.start, span.end).replace(/\s+/g, '');
    const shown = kind === 'mail' ? written.replace(/\./g, '[.]') : defang(written);
    text += shown.length > maxAddressShown ? `${shown.slice(0, maxAddressShown)}…` : shown;
    at = span.end;
    shifts.push({ from: span.end, to: text.length });
  }
  text += defangSchemes(raw.slice(at));
  const placeOf = (position: number): number => {
    const before = shifts.findLastIndex(({ from }) => from <= position);
    const start = shifts[before];
    if (!start) return position;
    // Inside an address positions are not kept: it has been rewritten.
    const next = shifts[before + 1];
    return Math.min(start.to + position - start.from, next?.to ?? text.length);
  };
  const moved = ({ start, end }: Span): Span => ({ start: placeOf(start), end: placeOf(end) });
  return { text, moved };
};

/** The part of a line that a span covers, by the share of its characters: letters are about equally wide. */
const partOf = (line: TextLine, span: Span): Box => {
  const length = Math.max(1, line.span.end - line.span.start);
  const from = Math.max(0, span.start - line.span.start) / length;
  const to = Math.min(length, span.end - line.span.start) / length;
  return {
    ...line.box,
    left: line.box.left + line.box.width * from,
    width: Math.max(1, line.box.width * (to - from)),
  };
};
