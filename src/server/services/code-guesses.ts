/** In a row, per address and per kind of browser. Then codes become too long to guess. */
export const maxTriesInARow = 100;

/** From here on the mail with a code mentions them: fewer are its owner's own slips. */
export const notableTries = 5;

const longestPauseMs = 10 * 60 * 1000;

/**
 * How long a further try of the same code waits: a second after five wrong ones in a row, twice as long after each, and in the
 * end as long as a code lives, so that an attacker has one try a code. The first try of a code never waits: its owner, who
 * has the right one, must not pay for what strangers did.
 */
export const pauseAfter = (triesInARow: number): number => {
  if (triesInARow < notableTries || triesInARow >= maxTriesInARow) return 0;
  return Math.min(longestPauseMs, 1000 * 2 ** (triesInARow - notableTries));
};
