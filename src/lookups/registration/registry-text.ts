import { cutText } from '../cut-text.ts';

// What registries write into a field: a fact, nothing, or a note that the fact is withheld.

/** Company names are shorter; a longer text only fills the page. */
const maxLength = 160;

/** One line of plain text, or null if the registry gives none. A redaction counts as none. */
export const readPlainText = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const text = cutText(plain(value.slice(0, 4 * maxLength)), maxLength).trim();
  return text === '' || isNothing(text) || isRedaction(text) ? null : text;
};

/** Control and direction characters could reverse a page's text; no name needs them. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isNothing = (text: string) =>
  /^(?:[-.*_\s]*|n\/?a|none|null|undefined|unknown|not (?:available|applicable))$/i.test(text);

/** The registry has the fact but does not show it. */
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
