import type { Alphabet } from './alphabets.ts';
import type { Phrase } from './phrase.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { stemLength } from './stem.ts';

/** Limits the work on a message padded with words that begin many phrases. */
const maxPlacesPerWord = 60;

/** All letters that words are written in lie below. */
const knownCodes = 0x2000;

/** Calls `visit` for each match, in the order of the text; a phrase whose match was accepted is not tried again. */
export type PhraseSearch<Entry> = (
  text: string,
  visit: (entry: Entry, start: number, end: number) => boolean,
) => void;

type Listed<Entry> = { entry: Entry; phrase: Phrase; required: () => readonly (readonly number[])[] };

/**
 * Many phrases looked for at once. A text is taken apart into words once; a phrase is tried only where a word stands that it
 * may begin with, and only if the words that it cannot do without are anywhere in the text.
 */
export const phraseSearch = <Entry extends { phrase: Phrase }>(
  entries: readonly Entry[],
  { letters, prefix }: Alphabet,
  index: PhraseIndex,
): PhraseSearch<Entry> => {
  const { words, stems, begunBy } = numbered(entries, index);
  const isLetter = lettersOf(letters);
  const prefixed = prefix ? new RegExp(`^${prefix}`) : null;
  /** In which text each word was seen last: nothing has to be cleared between two texts. */
  const seenIn = new Uint32Array(words.size + stems.size);
  let textNumber = 0;

  return (text, visit) => {
    textNumber += 1;
    const places: number[] = [];
    const note = (number: number | undefined, start: number) => {
      if (number === undefined) return;
      seenIn[number] = textNumber;
      if (begunBy[number]) places.push(number, start);
    };
    const noteWord = (from: number, to: number, start: number) => {
      note(words.get(text.slice(from, to)), start);
      note(stems.get(text.slice(from, Math.min(to, from + stemLength))), start);
    };
    for (let start = 0; start < text.length; start += 1) {
      if (isLetter[text.charCodeAt(start)] !== 1) continue;
      let end = start + 1;
      while (end < text.length && isLetter[text.charCodeAt(end)] === 1) end += 1;
      noteWord(start, end, start);
      const before = prefixed?.exec(text.slice(start, end))?.[0].length ?? 0;
      for (let cut = 1; cut <= before; cut += 1) noteWord(start + cut, end, start);
      start = end;
    }
    const possible = new Map<number, { phrases: Listed<Entry>[]; left: number }>();
    const matched = new Set<Phrase>();
    for (let i = 0; i < places.length; i += 2) {
      const number = places[i] ?? 0;
      const start = places[i + 1] ?? 0;
      let here = possible.get(number);
      if (!here) {
        const isPresent = (one: number) => seenIn[one] === textNumber;
        const phrases = (begunBy[number] ?? []).filter(({ required }) =>
          required().every((one) => one.some(isPresent)),
        );
        here = { phrases, left: maxPlacesPerWord };
        possible.set(number, here);
      }
      if (here.left === 0) continue;
      here.left -= 1;
      for (const { entry, phrase } of here.phrases) {
        if (matched.has(phrase)) continue;
        phrase.pattern.lastIndex = start;
        if (phrase.pattern.test(text) && visit(entry, start, phrase.pattern.lastIndex)) matched.add(phrase);
      }
    }
  };
};

/** Every word and stem that the phrases name gets a number; by it, the phrases that may begin with it. */
const numbered = <Entry extends { phrase: Phrase }>(
  entries: readonly Entry[],
  { words: named, phrases }: PhraseIndex,
) => {
  if (phrases.length !== entries.length) throw new Error('these phrases are not those of the index');
  const numbers = new Map<string, number>();
  for (const name of named.join(' ').split(' ')) numbers.set(name, numbers.size);
  const numbersOf = (words: string): number[] => words.split(' ').map((word) => numbers.get(word) ?? -1);
  const begunBy: (Listed<Entry>[] | undefined)[] = [];
  for (const [at, entry] of entries.entries()) {
    const line = phrases[at] ?? '';
    const [keys = ''] = line.split(';', 1);
    let required: number[][] | undefined;
    const listed: Listed<Entry> = {
      entry,
      phrase: entry.phrase,
      required: () => {
        required ??= line.split(';').slice(1).map(numbersOf);
        return required;
      },
    };
    for (const number of numbersOf(keys)) {
      const begun = begunBy[number];
      if (begun) begun.push(listed);
      else begunBy[number] = [listed];
    }
  }
  const words = new Map<string, number>();
  const stems = new Map<string, number>();
  for (const [name, number] of numbers) {
    if (name.endsWith('*')) stems.set(name.slice(0, -1), number);
    else words.set(name, number);
  }
  return { words, stems, begunBy };
};

const lettersOf = (letters: string): Uint8Array => {
  const letter = new RegExp(`[${letters}]`);
  return Uint8Array.from({ length: knownCodes }, (_, code) =>
    letter.test(String.fromCharCode(code)) ? 1 : 0,
  );
};
