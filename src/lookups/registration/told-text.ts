import { cutText } from '../cut-text.ts';

// What registries write into a field: a fact, nothing, or a sentence that the fact is kept back.

/** A name of a company is shorter; more is somebody filling the page. */
const maxLength = 160;

/** One line of plain text, or null where the registry tells nothing. Redactions are nothing told. */
export const told = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = cutText(plain(value.slice(0, 4 * maxLength)), maxLength).trim();
  return text === '' || isNothing(text) || isRedaction(text) ? null : text;
};

/** Control and direction characters could turn a page's text round; they belong into no name. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isNothing = (text: string) =>
  /^(?:[-.*_\s]*|n\/?a|none|null|undefined|not (?:available|applicable))$/i.test(text);

/** The registry says that there is something it does not show. */
export const isRedaction = (value: unknown): boolean =>
  typeof value === 'string' && redactions.some((pattern) => pattern.test(value.slice(0, 4 * maxLength)));

const redactions = [
  /\bredacted\b/i,
  /\bnot[ -](?:shown|disclosed|published|public)\b/i,
  /\bnon[ -]?(?:public data|disclosed)\b/i,
  /\bgdpr[ -](?:masked|redacted|restricted)/i,
  /\bstatutory masking\b/i,
  /\bdata protected\b/i,
  /\bhidden upon (?:user )?request\b/i,
  /\bano nymous\b/i,
  /\bprivate person\b/i,
  /\bpersonal data\b.*\b(?:hidden|protected|removed)\b/i,
  /^\W*(?:hidden|withheld|private|privacy|anonymous|protected)\W*$/i,
];

/** The first mail address in a text, lower-case. */
export const mailAddressIn = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const found = /[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z][a-z0-9-]{1,62}/i.exec(
    value.slice(0, 500),
  );
  return found ? found[0].toLowerCase() : null;
};
