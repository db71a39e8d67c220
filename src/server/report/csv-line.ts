/** Without it, spreadsheet programs take other alphabets for garbage. */
export const byteOrderMark = '\ufeff';

/** A line of a table as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** By one of these a spreadsheet program takes a cell for a formula, also in full-width writing. */
const signs = '=+\\-@\uff1d\uff0b\uff0d\uff20';
const atStart = new RegExp(`^[\\s"']*(?=[${signs}])`, 'u');
/** A program that separates cells by another character begins a new one here. */
const afterSeparator = new RegExp(`([;,|][\\s"']{0,4})(?=[${signs}])`, 'gu');

/** What an attacker wrote must stay text: an apostrophe before the sign keeps it that. */
const cellOf = (text: string): string => {
  const plain = text
    .toWellFormed()
    .replaceAll('\0', '\ufffd')
    .replaceAll(/\r\n?|\n|\t/g, ' ');
  const harmless = plain.replace(atStart, "'$&").replaceAll(afterSeparator, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
};
