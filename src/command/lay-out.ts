// Columns of a terminal: how wide a text is there, and where its lines break.

/** East Asian letters and pictures take two columns, marks that stand on other letters none. */
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303f\uff01-\uff60]/u;
const isAscii = /^[\x20-\x7e]*$/;

export const widthOf = (text: string): number => {
  if (isAscii.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += /\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return width;
};

/** Cut to so many columns, with dots where something is missing. */
export const cutTo = (width: number, text: string): string => {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const character of text) {
    used += widthOf(character);
    if (used > width - 1) break;
    kept += character;
  }
  return `${kept}…`;
};

export const padTo = (width: number, text: string): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** The lines of a text, broken between words; a word longer than a line is broken itself. */
export const linesOf = (text: string, width: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/[ \t]+/).flatMap((one) => piecesOf(one, width))) {
      if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });

const piecesOf = (word: string, width: number): string[] => {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (widthOf(piece) + widthOf(character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** A paragraph behind a mark: its first line beside it, the others below its first word. */
export const hanging = (mark: string, text: string, width: number): string =>
  linesOf(text, Math.max(20, width - widthOf(mark)))
    .map((line, at) => `${at === 0 ? mark : ' '.repeat(widthOf(mark))}${line}`.trimEnd())
    .join('\n');
