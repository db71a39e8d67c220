import { parseUrl } from '../../addresses/parse-url.ts';
import { unicodeLabel } from '../../addresses/punycode.ts';
import { type PermutationKind, permutationKinds } from './permutation-kinds.ts';
import { tricks } from './permutation-tricks.ts';

export type Permutation = { domain: string; kind: PermutationKind };

/** How many of a kind are taken in one turn; set by hand, most for the kinds most often registered in our own lists. */
const perTurn: Record<PermutationKind, number> = {
  homoglyph: 4,
  omission: 3,
  transposition: 3,
  'tld-swap': 3,
  repetition: 2,
  replacement: 2,
  dictionary: 2,
  hyphenation: 2,
  'vowel-swap': 1,
  insertion: 1,
  bitsquatting: 1,
  addition: 1,
  subdomain: 1,
};

/** RFC 1035: a label has at most 63 characters. */
const maxLabel = 63;

/**
 * Domains, in ASCII, that could be mistaken for this one, the most dangerous first: the kinds take turns, so that a small
 * limit still includes some of each. The same domain and limit always give the same result.
 */
export const permutationsOf = (registrable: string, limit: number): Permutation[] => {
  const url = parseUrl(registrable);
  if (!url?.registrableDomain || url.publicSuffix === null || url.label === '' || limit <= 0) return [];
  const label = unicodeLabel(url.label);
  const suffix = url.publicSuffix;
  const seen = new Set([url.registrableDomain]);
  const queues = permutationKinds.map((kind) => ({
    kind,
    names: tricks[kind](label, suffix)[Symbol.iterator](),
  }));
  const taken: Permutation[] = [];
  let open = queues;
  while (open.length > 0) {
    const next = [];
    for (const queue of open) {
      const { kind, names } = queue;
      let left = perTurn[kind];
      let step = names.next();
      while (!step.done) {
        const domain = toRegistrableHost(step.value);
        if (domain !== null && !seen.has(domain)) {
          seen.add(domain);
          taken.push({ domain, kind });
          if (taken.length >= limit) return taken;
          left -= 1;
          if (left === 0) break;
        }
        step = names.next();
      }
      if (!step.done) next.push(queue);
    }
    open = next;
  }
  return taken;
};

/** The domain in ASCII, or null for what cannot be registered. */
const toRegistrableHost = (name: string): string | null => {
  const url = parseUrl(`https://${name}/`);
  if (!url?.registrableDomain || url.ip) return null;
  const isSound = url.host
    .split('.')
    .every((label) => label.length <= maxLabel && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label));
  return isSound ? url.host : null;
};
