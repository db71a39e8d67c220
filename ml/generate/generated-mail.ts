/** A message written by our own grammars. Never counted together with real mail: its source always begins with `gen_`. */
export type GeneratedMail = {
  id: string;
  label: 0 | 1;
  source: `gen_legit_${string}` | `gen_lure_${string}`;
  genre: string;
  language: Language;
  /** The letter (skeleton) it was written from, so that evaluation can leave whole letters out. */
  family: string;
  /** `fluent`: polished, coherent prose without mistakes, as a language model writes it. On both labels. */
  style: 'template' | 'fluent';
  /** RFC 822 source, or for some the bare text a person would paste. */
  raw: string;
};

export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'ja',
  'sv',
  'cs',
  'tr',
  'ru',
  'zh',
] as const;
export type Language = (typeof languages)[number];
