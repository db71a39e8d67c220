import type { Prose } from '../text/prose.ts';
import { latinLanguageOf } from './latin-languages.ts';
import { languageByScript, scriptOf } from './scripts.ts';

/** What we make of the words of a text. */
export type Reading = {
  /** `Finnish`; where the language is unknown, what it is written in: `Thai letters`. */
  language: string;
  /** There is a phrasebook, so that its words are judged. */
  isRead: boolean;
  /** The models learnt from it. Of other languages they know nothing that speaks for a message. */
  isTrained: boolean;
};

const trained = new Set([
  'English',
  'German',
  'Portuguese',
  'Spanish',
  'French',
  'Italian',
  'Dutch',
  'Japanese',
]);
const readToo = new Set([
  'Polish',
  'Czech',
  'Swedish',
  'Turkish',
  'Indonesian',
  'Vietnamese',
  'Russian',
  'Ukrainian',
  'Arabic',
  'Hindi',
  'Korean',
  'Chinese',
]);

/** Too short, or too mixed, to tell: judged as English is. */
const unclear: Reading = { language: 'English', isRead: true, isTrained: true };

/** A language shows within a page. */
const maxRead = 4000;

const known = new WeakMap<Prose, Reading>();

/** The language of a text by its script and its small words; one sentence is enough. */
export const readingOf = (prose: Prose): Reading => {
  const reading = known.get(prose) ?? read(prose.text.slice(0, maxRead));
  known.set(prose, reading);
  return reading;
};

/** Clearly in a language that the models learnt; a few words alone are not clear. */
export const isClearlyTrained = (prose: Prose): boolean => {
  const reading = readingOf(prose);
  return reading !== unclear && reading.isTrained;
};

const read = (text: string): Reading => {
  const script = scriptOf(text);
  const language = script === 'Latin' ? latinLanguageOf(text) : languageByScript(script, text);
  if (language === null) return unclear;
  const isTrained = trained.has(language);
  return { language, isRead: isTrained || readToo.has(language), isTrained };
};
