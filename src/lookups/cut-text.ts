/** The beginning of a text. Half a character at its end, which no database takes, is left out. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');
