import { readText } from '../corpus/read.ts';
import { recordOf } from '../record-of.ts';
import { languages } from './prose.ts';
import { type Rewording, rewordings } from './rewording.ts';

const inEveryLanguage = <Value>(folder: string, read: (text: string) => Value) =>
  recordOf(languages, (language) => read(readText(`attacks/${folder}/${language}.txt`).trim()));

/** Sentences lures are made of, each with other ways to say the same, written by hand. Whole phrases win over single words. */
export const paraphrases = inEveryLanguage('paraphrases', rewordings);

/** What hurries a reader. A lure without it is a calmer lure, not another message. */
export const urgency = inEveryLanguage('urgency', (text): Rewording[] =>
  text.split('\n').map((phrase) => ({ phrase, instead: [''] })),
);

/** Harmless paragraphs to hide a lure behind. Written for this purpose. */
export const ordinaryProse = inEveryLanguage('ordinary-prose', (text) => text.split('\n\n'));

/** The words filters look for first, in the languages lures are written in. */
export const keyWords = readText('attacks/key-words.txt').trim().split(/\s+/);

/** What a sender could be called without borrowing any name. */
export const neutralSenders: readonly [string, ...string[]] = [
  'Notification Centre',
  'Front Desk',
  'Info',
  'Office',
  'Team',
  'Mail Room',
  'Anna Keller',
  'James Porter',
  'Sofia Marques',
  'Luc Bernard',
  'Marta Ruiz',
  'Paolo Conti',
];
