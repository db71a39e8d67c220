/** How many letters have to be added, left out, replaced or swapped with their neighbour to get from one word to the other. */
const distance = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = rows[i];
      if (row)
        row[j] = Math.min(
          replaced,
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        );
    }
  }
  return at(one.length, other.length);
};

/** A longer word is no misspelling of ours. */
const maxLength = 40;

/** The known word that was most likely meant. There always is one: a far-fetched hint still says what there is. */
export const nearest = (word: string, known: readonly string[]): string => {
  const typed = word.slice(0, maxLength).toLowerCase();
  const far = (candidate: string) =>
    // The beginning of a word stands for the word.
    candidate.startsWith(typed) && typed !== '' ? 0.5 : distance(typed, candidate);
  return known.toSorted((one, other) => far(one) - far(other))[0] ?? '';
};
