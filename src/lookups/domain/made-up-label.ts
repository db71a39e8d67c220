const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A label that nobody has registered: whoever answers for it answers for everything. */
export const madeUpLabel = (random: () => number): string =>
  Array.from({ length: 20 }, () => letters[Math.floor(random() * letters.length)] ?? 'x').join('');
