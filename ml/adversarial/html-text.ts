import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export const escapedHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Run = { start: number; end: number; text: string };

/** Elements whose content is never shown. */
const unshown = new Set(['style', 'script', 'title', 'template', 'textarea']);

/**
 * Changes the words of a page and nothing else: tags, attributes and comments stay as they were written, and so does every
 * text the change leaves alone. Texts are passed between one tag and the next, entities decoded.
 */
export const mapHtmlText = (html: string, change: (text: string) => string): string => {
  let result = '';
  let copied = 0;
  for (const { start, end, text } of textRuns(html)) {
    const changed = change(text);
    if (changed === text) continue;
    result += `${html.slice(copied, start)}${escapedHtml(changed)}`;
    copied = end;
  }
  return `${result}${html.slice(copied)}`;
};

const textRuns = (html: string): Run[] => {
  const runs: Run[] = [];
  let inside = '';
  const add = (start: number, end: number, text: string) => {
    if (inside !== '') return;
    const last = runs.at(-1);
    // An entity ends where the text after it begins; a tag in between leaves a gap.
    if (last?.end === start) runs[runs.length - 1] = { start: last.start, end, text: last.text + text };
    else runs.push({ start, end, text });
  };
  const nothing = () => {};
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => add(start, end, html.slice(start, end)),
    ontextentity: (point, end) => add(html.lastIndexOf('&', end - 1), end, String.fromCodePoint(point)),
    onopentagname: (start, end) => {
      const name = html.slice(start, end).toLowerCase();
      if (inside === '' && unshown.has(name)) inside = name;
    },
    onclosetag: (start, end) => {
      if (html.slice(start, end).toLowerCase() === inside) inside = '';
    },
    onattribname: nothing,
    onattribdata: nothing,
    onattribentity: nothing,
    onattribend: nothing,
    onopentagend: nothing,
    onselfclosingtag: () => {
      inside = '';
    },
    oncomment: nothing,
    oncdata: nothing,
    ondeclaration: nothing,
    onprocessinginstruction: nothing,
    onend: nothing,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return runs;
};

/** A plain text as a page: what can only be done in HTML can be done to it too. */
export const pageOf = (text: string): string =>
  `<html><body><div>${escapedHtml(text).replace(/\r?\n/g, '<br>\n')}</div></body></html>`;

/** Where a reader would see it last. */
export const atPageEnd = (html: string, addition: string): string => {
  const end = html.search(/<\/body\s*>(?![\s\S]*<\/body\s*>)/i);
  return end < 0 ? `${html}\n${addition}` : `${html.slice(0, end)}${addition}${html.slice(end)}`;
};
