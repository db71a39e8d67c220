import { Tokenizer } from 'htmlparser2';
import type { SeenLine } from './find-forward.ts';

/** What people write above a forward is short; the rest of a long page is not looked at. */
const maxLooked = 300_000;

export const linesOfText = (text: string): SeenLine[] => {
  const lines: SeenLine[] = [];
  for (let at = 0; at < Math.min(text.length, maxLooked); ) {
    const found = text.indexOf('\n', at);
    const stop = found < 0 ? text.length : found;
    lines.push({ text: text.slice(at, stop).replace(/\r$/, ''), end: Math.min(text.length, stop + 1) });
    at = stop + 1;
  }
  return lines;
};

const breaking = new Set(
  (
    'address article aside blockquote body br center dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ' +
    'nav ol p pre section table tbody thead tr ul'
  ).split(' '),
);
const unseen = new Set(['head', 'script', 'style', 'title']);

/** The lines of a page as a person sees them, each with the place in the source behind it. */
export const linesOfHtml = (html: string): SeenLine[] => {
  const source = html.slice(0, maxLooked);
  const lines: SeenLine[] = [];
  let pieces: string[] = [];
  let hidden = '';
  const endLine = (at: number) => {
    const text = pieces
      .join('')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim();
    pieces = [];
    // Two blocks that begin at the same place are one line break.
    if (text !== '' || lines.at(-1)?.text !== '') lines.push({ text, end: at });
  };
  const tag = (name: string, at: number) => {
    if (hidden !== '') return;
    if (breaking.has(name)) endLine(at);
    else if (name === 'td' || name === 'th') pieces.push(' ');
  };
  const nameAt = (start: number, end: number) => source.slice(start, Math.min(end, start + 30)).toLowerCase();
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => void (hidden === '' && pieces.push(source.slice(start, end))),
      ontextentity: (point) => void (hidden === '' && pieces.push(String.fromCodePoint(point))),
      onopentagname: (start, end) => {
        const name = nameAt(start, end);
        tag(name, start - 1);
        if (hidden === '' && unseen.has(name)) hidden = name;
      },
      onclosetag: (start, end) => {
        const name = nameAt(start, end);
        if (hidden === name) hidden = '';
        else tag(name, start - 2);
      },
      onattribname: () => undefined,
      onattribdata: () => undefined,
      onattribentity: () => undefined,
      onattribend: () => undefined,
      onopentagend: () => undefined,
      onselfclosingtag: () => undefined,
      oncomment: () => undefined,
      oncdata: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  endLine(source.length);
  return lines;
};
