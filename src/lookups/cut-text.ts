/** The beginning of a text. Drops half a surrogate pair at its end, which no database accepts. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');
