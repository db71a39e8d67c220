import { cleanText } from '../../../text/clean-text.ts';
import type { HtmlFacts } from '../parsed-mail.ts';
import type { Attributes } from './html-tokens.ts';

const maxForms = 50;
const maxImages = 300;

export const noteForm = (attributes: Attributes, { forms }: HtmlFacts): void => {
  if (forms.length >= maxForms) return;
  forms.push({ action: cleanText((attributes['action'] ?? '').trim(), 2000), hasPassword: false, fields: 0 });
};

/** A field a person would fill in; it belongs to the form that was opened last. */
export const noteField = (attributes: Attributes, { forms }: HtmlFacts): void => {
  const form = forms.at(-1);
  const type = (attributes['type'] ?? 'text').toLowerCase();
  if (!form || /^(?:hidden|submit|button|image|reset)$/.test(type)) return;
  form.fields += 1;
  form.hasPassword ||= type === 'password';
};

export const noteImage = (attributes: Attributes, isLinked: boolean, { images }: HtmlFacts): void => {
  if (images.length >= maxImages) return;
  const sizes = [attributes['width'], attributes['height']].map((value) => Number.parseInt(value ?? '', 10));
  images.push({
    src: cleanText((attributes['src'] ?? '').trim(), 500),
    isTiny: sizes.some((pixels) => pixels <= 2),
    isLinked,
  });
};

/** Plain letters written as numbers: `&#80;ayPal`. Editors do this for accents and symbols, never for a to z. */
export const countEntityLetters = (html: string): number => {
  const letters =
    /&#(?:x(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a])|(?:6[5-9]|[78]\d|9[07-9]|1[01]\d|12[0-2]));/gi;
  let count = 0;
  while (letters.test(html)) count += 1;
  return count;
};
