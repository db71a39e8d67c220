/** "paypa[1]": the characters that differ in brackets, for people who cannot see a highlight. */
export const markDifferences = (seen: string, positions: number[]): string => {
  if (positions.length === 0 || positions.length > 3) return seen;
  return Array.from(seen, (letter, i) => (positions.includes(i) ? `[${letter}]` : letter)).join('');
};
