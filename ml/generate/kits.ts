import { readLists } from '../corpus/read.ts';
import { recordOf } from '../record-of.ts';
import { type Language, languages } from './generated-mail.ts';

const lists = [
  'first',
  'last',
  'cities',
  'streets',
  'businesses',
  'endings',
  'freemail',
  'formal',
  'informal',
  'closings',
  'casualClosings',
  'teams',
  'automatic',
  'help',
  'why',
  'months',
  'dates',
  'phones',
  'goods',
  'offer',
  'roles',
] as const;
const texts = ['unsubscribe', 'browser', 'privacy', 'terms', 'contact', 'money', 'decimal'] as const;

/** What every letter of a language draws on: names, places, politeness, small print. All texts are grammars. */
export type Kit = Record<(typeof lists)[number], string[]> &
  Record<(typeof texts)[number], string> & { language: Language; stories: [title: string, text: string][] };

export const kits = recordOf(languages, (language): Kit => {
  const read = readLists(`kits/${language}.txt`);
  return {
    language,
    ...recordOf(lists, read),
    ...recordOf(texts, (key) => read(key).join('')),
    stories: read('stories').map((story) => story.split(' = ') as [string, string]),
  };
});
