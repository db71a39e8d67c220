import { escapeHtml } from './shown-text.ts';

/** Trusted markup. Only the template below makes it, so a text can become markup in no other way. */
export type Html = { readonly markup: string };

type Part = string | number | Html | readonly Html[];

/** Everything put into the template is escaped, unless it is markup itself. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: pieces.reduce((text, piece, index) => text + markupOf(parts[index - 1] ?? '') + piece),
});

const markupOf = (part: Part): string => {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(({ markup }) => markup).join('');
};

export const nothing: Html = { markup: '' };
