import type { ParsedUrl } from '../../addresses/parse-url.ts';
import { ownerOf } from '../../brands/brand-index.ts';
import type { Certainty } from '../../verdict/certainty.ts';
import { addressDetector } from './define.ts';

type Disguise = { what: string; certainty: Certainty; isSeen: (url: ParsedUrl) => boolean };

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/;

/** The most certain first. What a careless copy leaves behind (a line break, an invisible character in the path) is weak. */
const disguises: readonly Disguise[] = [
  {
    what: 'invisible characters inside the host name',
    certainty: 'proof',
    isSeen: ({ rawHost }) => invisible.test(rawHost),
  },
  {
    what: 'plain letters written as percent codes inside the host name',
    certainty: 'proof',
    isSeen: ({ rawHost }) => /%[2-7][0-9a-f]/i.test(rawHost),
  },
  {
    what: 'a backslash before an @ sign',
    certainty: 'proof',
    isSeen: ({ raw }) => /^https?:\/\/[^/?#\\]*\\+@/i.test(raw),
  },
  {
    what: 'a capital I in place of a small l',
    certainty: 'proof',
    isSeen: ({ rawHost, host }) =>
      /[a-z]I|I[a-z]/.test(rawHost) &&
      ownerOf(host) === null &&
      ownerOf(rawHost.replaceAll('I', 'l').toLowerCase()) !== null,
  },
  {
    what: 'look-alike dots, slashes or letters',
    certainty: 'strong',
    isSeen: ({ rawHost }) => /[\uff01-\uff5e\u3002\u2024\u2044\u2215]/.test(rawHost),
  },
  {
    what: 'percent codes inside the host name',
    certainty: 'strong',
    isSeen: ({ rawHost }) => /%[0-9a-f]{2}/i.test(rawHost),
  },
  {
    what: 'backslashes instead of slashes',
    certainty: 'strong',
    isSeen: ({ raw }) => /^https?:[/\\]*\\/i.test(raw),
  },
  {
    what: 'line breaks or tabs inside the address',
    certainty: 'weak',
    isSeen: ({ raw }) => /[\t\r\n]/.test(raw),
  },
  { what: 'invisible characters', certainty: 'weak', isSeen: ({ raw }) => invisible.test(raw) },
];

/**
 * Browsers silently drop tabs and line breaks, turn backslashes into slashes, decode %xx in the host and fold full-width
 * letters. Each makes a person or a filter read another link than the browser opens.
 */
export const hostHiddenCharacters = addressDetector({
  id: 'host-hidden-characters',
  title: 'Address written to fool the reader',
  points: 35,
  severity: 'high',
  icon: 'Eye',
  recommendation: 'Do not open it. A genuine link has no hidden or disguised characters.',
  find: ({ url }) => (/^https?$/.test(url.scheme) ? disguises.filter(({ isSeen }) => isSeen(url)) : []),
  certainty: ({ certainty }) => certainty,
  describe: ({ what }) => `The address contains ${what}, which a browser silently removes or changes.`,
});
