/** `1 entry`, `2,000 entries`. */
export const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
