import { latinOf } from './confusables.ts';
import { hasInvisible } from './invisible-characters.ts';
import type { Span } from './span.ts';

/**
 * A text normalised for judging its wording: lower case, without accents, invisible characters and fancy alphabets, spaces
 * collapsed to one (an empty line to a line break). Patterns are therefore written in plain a to z.
 */
export type Prose = {
  text: string;
  /** The same, character by character, with a line break at each boundary that a phrase does not cross. */
  bounded: string;
  /** The span of the shown text that a span of this text came from. */
  spanOf: (start: number, end: number) => Span;
  /** Words of the shown text with invisible characters or lookalike letters of another script inside. */
  disguised: Span[];
};

const space = /\s|\u00a0/;
const letter = /\p{L}/u;

const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 'th',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '‐': '-',
  '−': '-',
  '…': '...',
};

const folded = new Map<string, string>();
/** One character in plain spelling; most are ASCII and never come here. */
const fold = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const lower = character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const result = [...lower].map((one) => plain[one] ?? one).join('');
  // Bounded, since Unicode has far more characters than are worth keeping.
  if (folded.size < 4000) folded.set(character, result);
  return result;
};

/** A phrase as it is spelt in a folded text: lower case, without accents, vowel signs and joined syllables. */
export const foldLetters = (text: string): string => text.replace(/[^\x20-\x7e]/gu, fold).toLowerCase();

/**
 * Folds spans of a text, in order, each followed by a line break; spans in `blanks` are left out. They are boundaries, and so
 * are the places in `blockEnds`, in order, where one block of a page ends and the next begins.
 */
export const foldProse = (
  text: string,
  spans: readonly Span[],
  blanks: readonly Span[],
  blockEnds: readonly number[] = [],
): Prose => {
  // Spelt out, some characters become several; the arrays grow then.
  let units = new Uint16Array(text.length + 16);
  let offsets = new Int32Array(text.length + 16);
  let length = 0;
  const disguised: Span[] = [];
  /** Where a space of the folded text is a boundary. */
  const boundaries: number[] = [];
  // One entry per UTF-16 unit, because that is what positions in a string count.
  const emitUnit = (unit: number, at: number) => {
    if (length === units.length) {
      units = grown(units, new Uint16Array(length * 2));
      offsets = grown(offsets, new Int32Array(length * 2));
    }
    units[length] = unit;
    offsets[length] = at;
    length += 1;
  };
  const emit = (piece: string, at: number) => {
    for (let unit = 0; unit < piece.length; unit += 1) emitUnit(piece.charCodeAt(unit), at);
  };
  const sorted = blanks.toSorted((a, b) => a.start - b.start);
  for (const { start, end } of spans) {
    let blank = sorted.findIndex((one) => one.end > start);
    let pending = 0;
    let breaks = 0;
    let isBoundary = false;
    let block = blockEnds.findIndex((place) => place > start);
    for (let i = start; i < end; ) {
      const skip = blank >= 0 ? sorted[blank] : undefined;
      if (skip && i >= skip.start) {
        i = Math.max(i + 1, skip.end);
        pending = 1;
        isBoundary = true;
        blank = blank + 1 < sorted.length ? blank + 1 : -1;
        continue;
      }
      const code = text.codePointAt(i) ?? 32;
      const step = code > 0xffff ? 2 : 1;
      const character = code < 128 ? '' : String.fromCodePoint(code);
      if (code < 128 ? code <= 32 : space.test(character)) {
        pending = 1;
        if (code === 10) breaks += 1;
      } else if (code >= 128 && hasInvisible(character)) {
        if (pending === 0 && isInsideWord(text, i, step)) disguised.push(wordAround(text, i));
      } else {
        for (; block >= 0 && (blockEnds[block] ?? Number.POSITIVE_INFINITY) <= i; block += 1)
          isBoundary = true;
        if (pending === 1) {
          if (isBoundary) boundaries.push(length);
          emitUnit(breaks > 1 ? lineBreak : blankSpace, i);
        }
        pending = 0;
        breaks = 0;
        isBoundary = false;
        if (code < 128) emitUnit(code >= 65 && code <= 90 ? code + 32 : code, i);
        else emit(fold(character), i);
      }
      i += step;
    }
    emitUnit(lineBreak, Math.max(start, end - 1));
  }
  const joined = textOf(units, length);
  const unmasked = unmaskWords(joined, offsets, disguised, text);
  const offsetAt = (place: number): number => (place < length ? (offsets[place] ?? 0) : 0);
  return {
    text: unmasked,
    bounded: breakAt(unmasked, boundaries),
    spanOf: (from, to) => {
      const last = offsetAt(Math.max(from, to - 1));
      const isPair = (text.codePointAt(last) ?? 0) > 0xffff;
      return { start: offsetAt(from), end: Math.min(text.length, last + (isPair ? 2 : 1)) };
    },
    disguised: distinct(disguised),
  };
};

const lineBreak = 10;
const blankSpace = 32;

const grown = <Units extends Uint16Array | Int32Array>(from: Units, to: Units): Units => {
  to.set(from);
  return to;
};

/** As many characters as a call takes arguments without trouble. */
const atOnce = 8192;
const textOf = (units: Uint16Array, length: number): string => {
  let text = '';
  for (let from = 0; from < length; from += atOnce)
    text += String.fromCharCode(...units.subarray(from, Math.min(length, from + atOnce)));
  return text;
};

const breakAt = (text: string, places: readonly number[]): string =>
  places.length === 0
    ? text
    : [...places, text.length]
        .map((end, i) => text.slice(i === 0 ? 0 : (places[i - 1] ?? 0) + 1, end))
        .join('\n');

/** `pаypal` with a Cyrillic a reads as paypal: letters of another script inside a Latin word become what they look like. */
const unmaskWords = (prose: string, offsets: Int32Array, disguised: Span[], text: string): string => {
  if (!/[\u0370-\u052f\u0530-\u058f]/.test(prose)) return prose;
  return prose.replace(/[a-z\u0370-\u058f]{3,40}/g, (word, at: number) => {
    if (!/[a-z]/.test(word) || !/[\u0370-\u058f]/.test(word)) return word;
    disguised.push(wordAround(text, offsets[at] ?? 0));
    return [...word].map((one) => latinOf.get(one)?.charAt(0) ?? one).join('');
  });
};

const isInsideWord = (text: string, at: number, step: number) =>
  at > 0 && letter.test(text[at - 1] ?? '') && letter.test(text[at + step] ?? '');

const wordAround = (text: string, at: number): Span => {
  let start = at;
  while (start > 0 && at - start < 40 && !space.test(text[start - 1] ?? ' ')) start -= 1;
  let end = at + 1;
  while (end < text.length && end - at < 60 && !space.test(text[end] ?? ' ')) end += 1;
  return { start, end };
};

const distinct = (spans: Span[]) => {
  const seen = new Set<number>();
  return spans.filter(({ start }) => !seen.has(start) && seen.add(start));
};
