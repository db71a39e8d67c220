/**
 * Text of others as a terminal may show it: an escape sequence in a subject could move the cursor, set the title or paint an
 * all-clear over a warning, and invisible or turning characters would show another text than is there.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]|[\u2028\u2029]/gu, (character) => (character === '\u200d' ? '' : '\ufffd'));

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();
