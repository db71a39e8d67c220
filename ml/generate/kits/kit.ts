import type { Language } from '../generated-mail.ts';

/** What every letter of a language draws on: names, places, politeness, small print. All texts are grammars. */
export type Kit = {
  language: Language;
  first: string[];
  last: string[];
  cities: string[];
  streets: string[];
  /** How an invented business is called; `{last}`, `{city}`, `{word}` stand for parts of the name. */
  businesses: string[];
  /** Where such a business has its domain. */
  endings: string[];
  freemail: string[];
  formal: string[];
  informal: string[];
  /** Ends of a letter, before the signature. */
  closings: string[];
  casualClosings: string[];
  teams: string[];
  /** Small print below a message. */
  automatic: string[];
  help: string[];
  why: string[];
  unsubscribe: string;
  browser: string;
  privacy: string;
  terms: string;
  contact: string;
  months: string[];
  /** `{d}`, `{m}` (number), `{month}`, `{y}` */
  dates: string[];
  /** `#` stands for a digit. */
  phones: string[];
  /** Where the amount stands: `$ {amount}`. */
  money: string;
  decimal: '.' | ',';
  goods: string[];
  /** Headline and first sentence of newsletter pieces. */
  stories: [string, string][];
  offer: string[];
  roles: string[];
};

/** `a; b; c` as a list. */
export const list = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
