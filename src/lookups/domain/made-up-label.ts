const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A label that is certainly not registered: a server that answers for it answers for everything. */
export const madeUpLabel = (random: () => number): string =>
  Array.from({ length: 20 }, () => letters[Math.floor(random() * letters.length)] ?? 'x').join('');
