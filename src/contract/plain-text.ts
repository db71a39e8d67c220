/** Bidirectional controls (Unicode UAX #9): quoted in a sentence of ours, they would reverse the rest of it. */
export const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Each of them is shown as unreadable: an address with one may read backwards. */
export const maskBidiControls = (text: string): string => text.replaceAll(bidiControls, '\ufffd');

/** For a file name, which needs no character that is not seen. */
export const dropInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, '');

/**
 * The beginning of a text that is too long, cut between two words, with an ellipsis. Within a word only where that word is
 * longer than half of what is kept, as an address or a text without spaces is.
 */
export const cutText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  let end = maxLength;
  while (end > maxLength / 2 && /\S/.test(text.charAt(end)) && /\S/.test(text.charAt(end - 1))) end -= 1;
  const kept = end > maxLength / 2 ? text.slice(0, end) : text.slice(0, maxLength);
  // Half a surrogate pair shows as a box.
  return `${kept.replace(/\p{Cs}$/u, '').trimEnd()}…`;
};
