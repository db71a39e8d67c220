/** Small measures of a short text, for the models. All of them are 0 for an empty text. */

export const digitShare = (text: string): number =>
  text === '' ? 0 : (text.match(/\d/g)?.length ?? 0) / text.length;

export const vowelShare = (text: string): number => {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/[aeiouy]/gi)?.length ?? 0) / letters;
};

/** Shannon entropy in bits per character. */
export const entropy = (text: string): number => {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
};

/** The length of the longest match of the pattern, which needs its `g` flag. */
export const longestRun = (text: string, pattern: RegExp): number =>
  Math.max(0, ...(text.toLowerCase().match(pattern) ?? []).map((run) => run.length));

/** How often the letter case changes: codes mix cases, words do not. */
export const caseChanges = (text: string): number =>
  text.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
