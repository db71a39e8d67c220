/** The school year in which most people can read a text (Flesch and Kincaid, 1975). */
export const readingGrade = (text: string): number => {
  const sentences = text.split(/[.!?:]+/).filter((part) => /\w/.test(part)).length;
  const words = text.match(/[A-Za-z’'-]+/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (
    0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59
  );
};

/** Groups of vowels, without the silent e at the end. */
const syllablesOf = (word: string): number => {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouy]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
};
