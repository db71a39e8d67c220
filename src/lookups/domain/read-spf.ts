import type { SpfEnding } from '../../contract/domain-facts.ts';

/** A term of a record that makes the receiver ask DNS. */
export type SpfTerm = { kind: 'include' | 'a' | 'mx' | 'ptr' | 'exists' | 'redirect'; target: string | null };

export type SpfRecord = {
  text: string;
  /** What a receiver must look up; `target` null: the domain of the record itself. */
  terms: SpfTerm[];
  /** `redirect`: another record decides. */
  ending: SpfEnding;
  unknownTerms: string[];
};

/** A record of this size has hundreds of terms; the rest would only cost time. */
const maxTerms = 200;

/** Exactly this version, alone or before a space (RFC 7208 4.5): `v=spf10` is something else. */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/i.test(text);

/** Reads one SPF record (RFC 7208 5 and 6). */
export const readSpf = (text: string): SpfRecord => {
  const terms: SpfTerm[] = [];
  const unknownTerms: string[] = [];
  let all: SpfEnding | null = null;
  let redirect: string | null = null;
  for (const word of text
    .trim()
    .split(/ +/)
    .slice(1, maxTerms + 1)) {
    const modifier = /^([a-z][a-z0-9._-]*)=(.*)$/i.exec(word);
    if (modifier) {
      // Receivers ignore other modifiers (RFC 7208 6).
      if (modifier[1]?.toLowerCase() === 'redirect') redirect ??= nameOf(modifier[2]);
      continue;
    }
    // Terms after `all` are never read (RFC 7208 5.1).
    if (all !== null) continue;
    const [, qualifier = '', name = '', argument] =
      /^([+?~-]?)([a-z0-9]+)(?::([^/]*))?(?:\/.*)?$/i.exec(word) ?? [];
    const kind = name.toLowerCase();
    if (kind === 'all' && argument === undefined) all = `${(qualifier || '+') as '+' | '-' | '~' | '?'}all`;
    else if (isLookup(kind)) {
      // These two need a domain.
      if ((kind === 'include' || kind === 'exists') && !argument) unknownTerms.push(word);
      else terms.push({ kind, target: argument === undefined ? null : nameOf(argument) });
    } else if (!/^[+?~-]?ip[46]:[0-9a-f.:]+(?:\/\d{1,3})?$/i.test(word)) unknownTerms.push(word);
  }
  // A record with an `all` of its own never redirects (RFC 7208 6.1).
  if (all === null && redirect !== null) terms.push({ kind: 'redirect', target: redirect });
  const ending = all ?? (redirect === null ? 'none' : 'redirect');
  return { text, terms, ending, unknownTerms };
};

const lookups: readonly string[] = ['include', 'a', 'mx', 'ptr', 'exists'];
const isLookup = (kind: string): kind is Exclude<SpfTerm['kind'], 'redirect'> => lookups.includes(kind);

const nameOf = (text = '') => text.toLowerCase().replace(/\.$/, '');
