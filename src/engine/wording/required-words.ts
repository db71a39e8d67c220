import type { Alphabet } from './alphabets.ts';
import { stemLength, stemOf } from './stem.ts';

/** Words of which a text has to contain one; a stem (`veri*`) stands for any word that begins so. */
export type Requirement = readonly string[];

/**
 * What a text has to contain before a phrase can match it anywhere: one word of each requirement. Words count only where the
 * phrase cannot match them as a part of a longer word, so a phrase whose requirements are not met matches nowhere.
 */
export const requiredWords = (text: string, { letters, isLoose }: Alphabet): Requirement[] => {
  // Where words may be joined, none of them need stand alone.
  if (isLoose) return [];
  const word = new RegExp(`[${letters}]+`, 'y');
  const gap = / \.{2,3} | |\.\. /y;
  let at = 0;
  let isUnderstood = true;

  /** Alternatives up to the closing bracket: what each of them requires, and whether all of them end where a word may begin. */
  const choice = (startsWord: boolean): Part => {
    const parts = [sequence(startsWord)];
    while (text[at] === '|') {
      at += 1;
      parts.push(sequence(startsWord));
    }
    return { required: commonOf(parts), endsWord: parts.every(({ endsWord }) => endsWord) };
  };

  const sequence = (startsWord: boolean): Part => {
    const required: Requirement[] = [];
    let endsWord = startsWord;
    while (at < text.length && text[at] !== '|' && text[at] !== ')') {
      gap.lastIndex = at;
      const [between] = gap.exec(text) ?? [];
      if (between !== undefined) {
        at += between.length;
        // Without a space of its own, a gap may be nothing at all.
        endsWord ||= between !== '.. ';
      } else if (text[at] === '(') {
        at += 1;
        const group = choice(endsWord);
        // The bracket, and how often.
        const times = text[at + 1] ?? '';
        at += '?*+'.includes(times) && times !== '' ? 2 : 1;
        const isOptional = times === '?' || times === '*';
        if (!isOptional) required.push(...group.required);
        endsWord = group.endsWord && (endsWord || !isOptional);
      } else {
        word.lastIndex = at;
        const [found] = word.exec(text) ?? [];
        if (found === undefined) {
          if (!"'*_#@".includes(text[at] ?? '')) isUnderstood = false;
          endsWord = false;
          at += 1;
        } else {
          at += found.length;
          const isWhole = !/['*#(]/.test(text[at] ?? '');
          if (endsWord && isWhole) required.push([found]);
          else if (endsWord && found.length >= stemLength) required.push([stemOf(found)]);
          endsWord = false;
        }
      }
    }
    return { required, endsWord };
  };

  const { required } = choice(true);
  return isUnderstood && at === text.length ? required : [];
};

type Part = {
  required: Requirement[];
  /** What follows begins a word: no letter can stand before it. */
  endsWord: boolean;
};

/** What any one of several parts requires: a word of one of them. */
const commonOf = (parts: readonly Part[]): Requirement[] => {
  const [only] = parts;
  if (only && parts.length === 1) return only.required;
  const narrowest = parts.map(({ required }) => required.toSorted((a, b) => a.length - b.length)[0]);
  return narrowest.every((one) => one !== undefined) ? [narrowest.flat()] : [];
};
