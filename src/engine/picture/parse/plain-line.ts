import { foldProse } from '../../text/prose.ts';

/** A line in lower case without accents and fancy letters, as the patterns of the tables are written. */
export const plainLine = (text: string): string =>
  foldProse(text, [{ start: 0, end: text.length }], []).text.trim();
