import { brandOfWord, luresIn, ownerOf, wordInside } from '../../src/engine/training.ts';
import { letterOf, lettersOf, oneOf, type Random, wholeNumber } from './chance.ts';
import { type ChosenLabel, chosenLabel } from './chosen-label.ts';
import { inCyrillic } from './lookalike-letters.ts';
import { type UrlPieces, urlOf, urlPieces } from './url-pieces.ts';

/**
 * A change that costs the sender of a lure nothing and leaves it a lure: the page opens all the same, or can be put up
 * again under the new name. Where there is nothing to change (a short link has no host of its own) the address comes back
 * as it was, and should not be counted.
 */
export type UrlAttack = {
  name: string;
  /** The page stays under the same registrable domain. */
  keepsDomain: boolean;
  mutate: (url: string, random: Random) => string;
};

const alphanumeric = 'abcdefghijklmnopqrstuvwxyz0123456789';
const hexadecimal = '0123456789abcdef';
const maxLabel = 63;

const benignWords =
  'spring summer recipes garden kitchen holiday travel photos stories newsletter community weekend music books history coffee walking bicycle school museum weather library football reading science'.split(
    ' ',
  ) as [string, ...string[]];
const benignTopics: readonly [string, ...string[]] = [
  'ten-easy-dinners-for-a-busy-week',
  'what-to-see-in-lisbon-in-three-days',
  'our-favourite-walks-this-autumn',
  'how-we-restored-an-old-farmhouse',
  'a-short-history-of-the-bicycle',
  'growing-tomatoes-on-a-balcony',
  'interview-with-a-young-violinist',
  'the-best-picture-books-of-the-year',
];

/** Where the sender owns the page: a borrowed one would not open under another path or name. */
const onOwnSite =
  (change: (pieces: UrlPieces, chosen: ChosenLabel, random: Random) => Partial<UrlPieces>) =>
  (url: string, random: Random): string => {
    const pieces = urlPieces(url);
    const chosen = chosenLabel(pieces.host, pieces.path);
    return chosen === null ? url : urlOf({ ...pieces, ...change(pieces, chosen, random) });
  };

const withLabel = ({ before, after }: ChosenLabel, label: string): Partial<UrlPieces> =>
  label.length > maxLabel ? {} : { host: `${before}${label}${after}` };

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

export const urlAttacks: UrlAttack[] = [
  {
    name: 'random path added',
    keepsDomain: true,
    mutate: onOwnSite(({ path }, _, random) => {
      const segments = Array.from({ length: wholeNumber(random, 1, 3) }, () => randomSegment(random));
      return { path: `${withSlash(path)}${segments.join('/')}` };
    }),
  },
  {
    name: 'query padded with ordinary words',
    keepsDomain: true,
    mutate: (url, random) => {
      const pieces = urlPieces(url);
      if (pieces.host === '') return url;
      const pairs = Array.from(
        { length: wholeNumber(random, 3, 8) },
        () => `${oneOf(random, benignWords)}=${oneOf(random, benignWords)}-${oneOf(random, benignWords)}`,
      ).join('&');
      const path = pieces.path || '/';
      return urlOf({ ...pieces, path, query: pieces.query ? `${pieces.query}&${pairs}` : `?${pairs}` });
    },
  },
  {
    name: 'hyphen or number put into the host',
    keepsDomain: false,
    mutate: onOwnSite((_, chosen, random) => {
      const { label } = chosen;
      // One more letter in its ASCII form would make it another name, not a longer one.
      if (label.startsWith('xn--')) return {};
      const places = [...label]
        .map((_, i) => i)
        .slice(0, -1)
        .filter((i) => label.charAt(i) !== '-' && label.charAt(i + 1) !== '-');
      const place = 1 + (places[Math.floor(random() * places.length)] ?? label.length - 1);
      const isHyphen = random() < 0.5 && place < label.length;
      const put = isHyphen ? '-' : String(wholeNumber(random, 0, 999));
      return withLabel(chosen, `${label.slice(0, place)}${put}${label.slice(place)}`);
    }),
  },
  {
    name: 'another name for the site',
    keepsDomain: false,
    mutate: onOwnSite((_, chosen, random) =>
      chosen.label.startsWith('xn--') ? {} : withLabel(chosen, renamed(chosen.label, random)),
    ),
  },
  {
    name: 'Cyrillic letters in the host',
    keepsDomain: false,
    mutate: onOwnSite((_, chosen, random) => {
      const host = `${chosen.before}${inCyrillic(chosen.label.toLowerCase(), random)}${chosen.after}`;
      const ascii = URL.parse(`https://${host}`)?.hostname;
      if (ascii === undefined) return {};
      // Mails carry the one spelling, lists and logs the other.
      return { host: random() < 0.5 ? ascii : host };
    }),
  },
  {
    name: 'subdomain without a brand added',
    keepsDomain: true,
    mutate: onOwnSite(({ host }, { isTenant }, random) =>
      isTenant ? {} : { host: `${neutralName(random)}.${host}` },
    ),
  },
  {
    name: 'brand moved from the host to the path',
    keepsDomain: false,
    mutate: onOwnSite(({ path }, chosen, random) => {
      const names = `${chosen.before}${chosen.label}`.toLowerCase().split('.');
      const brand = brandIn(names);
      if (brand === null || ownerOf(`${names.join('.')}${chosen.after}`) !== null) return {};
      const left = names.map((name) => withoutWord(name, brand));
      const label = left.pop() || `${oneOf(random, benignWords)}${wholeNumber(random, 10, 9999)}`;
      const host = [...left.filter((name) => name !== ''), `${label}${chosen.after}`].join('.');
      return { host, path: `/${brand}${path || '/'}` };
    }),
  },
  {
    name: 'letters of the path percent-encoded',
    keepsDomain: true,
    mutate: (url, random) => {
      const pieces = urlPieces(url);
      if (pieces.host === '') return url;
      const path = pieces.path.replace(/%[0-9a-f]{2}|[a-z0-9]/gi, (found) =>
        found.length > 1 || random() < 0.5 ? found : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
      );
      return urlOf({ ...pieces, path });
    },
  },
  {
    name: 'upper case',
    keepsDomain: true,
    mutate: (url) => {
      const pieces = urlPieces(url);
      // Elsewhere than on the sender's own site another case would be another page.
      const isOwn = chosenLabel(pieces.host, pieces.path) !== null;
      const path = isOwn ? pieces.path.toUpperCase() : pieces.path;
      return urlOf({ ...pieces, scheme: pieces.scheme.toUpperCase(), host: pieces.host.toUpperCase(), path });
    },
  },
  {
    name: 'www. added',
    keepsDomain: true,
    mutate: onOwnSite(({ host }) => (/^www\./i.test(host) ? {} : { host: `www.${host}` })),
  },
  {
    name: 'long harmless path in front',
    keepsDomain: true,
    mutate: onOwnSite(({ path }, _, random) => {
      const front = [
        oneOf(random, ['blog', 'magazine', 'news', 'articles', 'stories', 'en/journal']),
        String(wholeNumber(random, 2019, 2026)),
        String(wholeNumber(random, 1, 12)).padStart(2, '0'),
        oneOf(random, benignWords),
        oneOf(random, benignTopics),
      ];
      return { path: `/${front.join('/')}${path || '/'}` };
    }),
  },
  {
    name: 'dot after the host',
    keepsDomain: true,
    mutate: (url) => {
      const pieces = urlPieces(url);
      const isName = /[a-z]$/i.test(pieces.host) && pieces.host.includes('.');
      return isName ? urlOf({ ...pieces, host: `${pieces.host}.` }) : url;
    },
  },
];

const randomSegment = (random: Random) =>
  oneOf(random, [
    () => lettersOf(random, wholeNumber(random, 4, 12), alphanumeric),
    () => lettersOf(random, 32, hexadecimal),
    () => String(wholeNumber(random, 1000, 9_999_999)),
    () => `${oneOf(random, benignWords)}-${lettersOf(random, 5, alphanumeric)}`,
  ])();

const neutralName = (random: Random) =>
  oneOf(random, [
    () =>
      `${oneOf(random, ['app', 'web', 'cdn', 'eu', 'm', 'go', 'static', 'img', 'node', 'srv'])}${wholeNumber(random, 1, 99)}`,
    () => `${oneOf(random, benignWords)}-${oneOf(random, benignWords)}`,
    () => lettersOf(random, wholeNumber(random, 4, 9), alphanumeric),
  ])();

/** What a name is chosen for stays; what only had to be free is drawn again. */
const renamed = (label: string, random: Random): string => {
  const parts = label.toLowerCase().split('-');
  const drawn = parts.map((part) => (isTelling(part) ? part : freshPart(part, random))).join('-');
  return drawn === label.toLowerCase() ? `${label}-${lettersOf(random, 4, alphanumeric)}` : drawn;
};

/** Letters and digits as random as they were; a name of letters may also become one that means something. */
const freshPart = (part: string, random: Random): string =>
  /\d/.test(part) || part.length < 5 || random() < 0.4
    ? sameShape(part, random)
    : `${oneOf(random, benignWords)}${oneOf(random, benignWords)}`;

const isTelling = (part: string): boolean => {
  const { credential, promise } = luresIn([part]);
  return credential.length + promise.length > 0 || brandIn([part]) !== null;
};

/** Vowels for vowels: a pronounceable name stays pronounceable. */
const sameShape = (part: string, random: Random): string =>
  part.replace(/[a-z0-9]/g, (letter) => {
    if (/[0-9]/.test(letter)) return letterOf(random, '0123456789');
    return letterOf(random, /[aeiou]/.test(letter) ? 'aeiou' : 'bcdfghjklmnpqrstvwxz');
  });

/** Shorter names are found inside too many words that have nothing to do with them. */
const shortestInside = 5;

const brandIn = (names: string[]): string | null => {
  for (const part of names.flatMap((name) => name.split('-'))) {
    if (brandOfWord(part)) return part;
    const inside = wordInside(part, shortestInside);
    if (inside) return inside.word;
  }
  return null;
};

const withoutWord = (name: string, word: string): string =>
  name
    .replaceAll(word, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
