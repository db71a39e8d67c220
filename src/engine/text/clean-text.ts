// Control characters other than tab and line breaks mean nothing to a reader, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text cut to `max` characters, without control characters and without half a surrogate pair at the end. */
export const cleanText = (text: string, max: number): string => {
  const kept = text.length > max ? text.slice(0, max) : text;
  return kept.replace(control, '').toWellFormed();
};

/** The same on one line. */
export const cleanLine = (text: string, max: number): string =>
  cleanText(text.slice(0, max * 2).replace(/\s+/g, ' '), max).trim();
