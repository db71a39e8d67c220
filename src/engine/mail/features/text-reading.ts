import { hasInvisible } from '../../text/invisible-characters.ts';
import type { MailCase } from '../case.ts';
import { oncePer } from './input.ts';

/** The style of a text shows long before; who wrote it is named at the beginning or at the end. */
const headRead = 16_000;
const tailRead = 4000;

/** Letters are counted by alphabet, so that the languages of a message show without a dictionary. */
const noLetters = {
  letters: 0,
  latin: 0,
  cyrillic: 0,
  eastAsian: 0,
  capitals: 0,
  digits: 0,
  marks: 0,
  exclamations: 0,
  questions: 0,
  currency: 0,
  invisible: 0,
  pictographs: 0,
  length: 0,
};
export type LetterCounts = typeof noLetters;

export type TextReading = {
  subject: LetterCounts;
  body: LetterCounts;
  /** In plain spelling (`Prose`), without the subject. */
  words: string[];
  distinctWords: number;
  /** The end of the text, where senders say who they are. */
  footer: string;
  quotedShare: number;
};

export const textReading: (mail: MailCase) => TextReading = oncePer((mail: MailCase) => {
  const body = bodyWithoutAddresses(mail);
  const prose = ends(mail.prose.text.slice(mail.subjectEnd));
  const words = prose.match(/[\p{L}\p{N}]+/gu) ?? [];
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return {
    subject: countLetters(mail.mail.subject.slice(0, 500)),
    body: countLetters(body),
    words,
    distinctWords: new Set(words).size,
    footer: prose.slice(-tailRead),
    quotedShare: lines.length === 0 ? 0 : lines.filter((line) => /^\s*>/.test(line)).length / lines.length,
  };
});

const ends = (text: string): string =>
  text.length <= headRead + tailRead ? text : `${text.slice(0, headRead)}\n${text.slice(-tailRead)}`;

/** As written, capitals and all; addresses are judged elsewhere, and their letters are no wording. */
const bodyWithoutAddresses = ({ mail: { shown, links } }: MailCase): string => {
  const end = shown.bodyEnd ?? shown.text.length;
  const spans = links.flatMap(({ span }) => span ?? []).sort((a, b) => a.start - b.start);
  const pieces: string[] = [];
  let at = shown.bodyStart;
  for (const span of spans) {
    if (span.start < at || span.start >= end) continue;
    pieces.push(shown.text.slice(at, span.start));
    at = span.end;
  }
  pieces.push(shown.text.slice(at, Math.max(at, end)));
  return ends(pieces.join(' '));
};

const pictograph = /\p{Extended_Pictographic}/u;
const letter = /\p{L}/u;
const currency = new Set('$€£¥₹₽₿¢₩₺');
const between = (code: number, first: number, last: number) => code >= first && code <= last;

const countLetters = (text: string): LetterCounts => {
  const counts = { ...noLetters, length: text.length };
  for (let i = 0; i < text.length; i += 1) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i += 1;
    if (between(code, 97, 122)) {
      counts.letters += 1;
      counts.latin += 1;
    } else if (code <= 32) {
      // Spaces are layout.
    } else if (between(code, 65, 90)) {
      counts.letters += 1;
      counts.latin += 1;
      counts.capitals += 1;
    } else if (between(code, 48, 57)) counts.digits += 1;
    else countRare(String.fromCodePoint(code), code, counts);
  }
  return counts;
};

/** Everything that is neither a plain letter nor a digit. */
const countRare = (character: string, code: number, counts: LetterCounts): void => {
  if (character === '!' || character === '！') counts.exclamations += 1;
  else if (character === '?' || character === '？') counts.questions += 1;
  else if (currency.has(character)) counts.currency += 1;
  if (code < 128) counts.marks += 1;
  else if (letter.test(character)) {
    counts.letters += 1;
    if (between(code, 0xc0, 0x24f) || between(code, 0x1e00, 0x1eff)) counts.latin += 1;
    else if (between(code, 0x400, 0x52f)) counts.cyrillic += 1;
    else if (between(code, 0x3040, 0x9fff) || between(code, 0xac00, 0xd7af)) counts.eastAsian += 1;
    if (character !== character.toLowerCase()) counts.capitals += 1;
  } else if (hasInvisible(character)) counts.invisible += 1;
  else if (pictograph.test(character)) counts.pictographs += 1;
};
