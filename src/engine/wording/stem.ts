/** The letters that a word with any ending is looked up by. */
export const stemLength = 4;

/** What a word with any ending is listed under: `verif*` under `veri*`. */
export const stemOf = (word: string): string => `${word.slice(0, stemLength)}*`;
