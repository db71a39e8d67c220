/** Runs of so many words are compared. */
const run = 4;
/** How much of its runs two texts share before one is called a copy of the other. */
const alike = 0.8;

/**
 * How many of the texts say nearly what an earlier one said: four fifths of their word runs are the same. Numbers are left
 * out, since a new amount does not make a new letter.
 */
export const nearCopies = (texts: string[]): number => {
  const seen: Set<string>[] = [];
  const holders = new Map<string, number[]>();
  let copies = 0;
  for (const text of texts) {
    const runs = runsOf(text);
    const shared = new Map<number, number>();
    for (const one of runs)
      for (const at of holders.get(one) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    const isCopy = [...shared].some(
      ([at, count]) => count / (runs.size + (seen[at]?.size ?? 0) - count) >= alike,
    );
    if (isCopy) copies += 1;
    for (const one of runs) holders.set(one, [...(holders.get(one) ?? []).slice(-200), seen.length]);
    seen.push(runs);
  }
  return copies;
};

const runsOf = (text: string): Set<string> => {
  const words = text
    .toLowerCase()
    .replace(/https?:\S+/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const runs = new Set<string>();
  for (let at = 0; at + run <= words.length; at += 1) runs.add(words.slice(at, at + run).join(' '));
  return runs;
};
