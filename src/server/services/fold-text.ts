/**
 * Unicode's own bound for text that is normalised as it comes (UAX #15, stream-safe text): marks on one letter are put in order in the
 * square of their number, and a megabyte of them would take hours.
 */
const marksBeyondReason = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/** In any alphabet: a letter is the same in either case and in every way of writing it. */
export const foldText = (text: string): string =>
  text.replace(marksBeyondReason, '$1').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
