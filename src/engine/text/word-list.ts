/** A list that is written as one text, over as many lines as it takes. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/);

export const wordSet = (text: string): Set<string> => new Set(wordList(text));
