import { maxLineLength } from './bounds.ts';

/** `number` counts every line of the file from 1; the text is null where the line is too long to be anything. */
export type TextLine = { number: number; text: string | null };

/** The lines of a text in UTF-8 or UTF-16, with a byte order mark or without. */
export async function* textLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine[], void> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let rest = '';
  let isTooLong = false;
  let number = 0;
  const lineOf = (text: string): TextLine => {
    number += 1;
    const line = { number, text: isTooLong || text.length > maxLineLength ? null : text };
    isTooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    yield lines.map(lineOf);
    if (rest.length > maxLineLength) {
      isTooLong = true;
      rest = rest.endsWith('\r') ? '\r' : '';
    }
  }
  rest += decoder?.decode() ?? '';
  const last = rest.replace(/\r$/, '');
  if (last !== '' || isTooLong) yield [lineOf(last)];
}

/** UTF-16 shows by its mark, or by the zero that stands beside each of the first two letters. */
const encodingOf = ([a, b, c, d]: Uint8Array) => {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return 'utf-16le';
  return a === 0 && b !== 0 && c === 0 && d !== 0 ? 'utf-16be' : 'utf-8';
};
