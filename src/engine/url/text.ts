import type { UrlCase } from './case.ts';

/**
 * A link as the spelling model reads it: one code per character, for which character it is and in which part of the
 * address it occurs. Scheme, `www.`, letter case and percent-encoding of the path are left out: they show how a link was
 * written down, not what it is.
 */
export const maxUrlCodes = 160;

/** Parts of an address, in the order of the codes. */
const parts = ['subdomain', 'name', 'suffix', 'path', 'query'] as const;
export type UrlPart = (typeof parts)[number];

const plain = "abcdefghijklmnopqrstuvwxyz0123456789-._/?&=%@:~+,;!'()*#$ ";
const codesPerPart = 64;
/** Any other character: the model must not hold a language against anyone. */
const otherCode = plain.length;

/** Where anyone can publish, a code for the kind of host replaces the suffix: vercel.app is no worse than github.io. */
const placeCode = { open: 61, dynamic: 62 } as const;

export const urlVocabulary = parts.length * codesPerPart;

const codeOfCharacter = new Map([...plain].map((character, code) => [character, code]));

export type UrlText = {
  codes: Uint16Array;
  /** Where each part lies among the codes; parts that are missing or were cut off are left out. */
  spans: { part: UrlPart; start: number; end: number; text: string }[];
};

export const urlText = ({ url, hosting, dynamicDnsZone }: UrlCase): UrlText => {
  const codes: number[] = [];
  const spans: UrlText['spans'] = [];
  const add = (part: UrlPart, text: string) => {
    const start = codes.length;
    const first = parts.indexOf(part) * codesPerPart;
    for (const character of text) {
      if (codes.length >= maxUrlCodes) break;
      codes.push(first + (codeOfCharacter.get(character) ?? otherCode));
    }
    if (codes.length > start) spans.push({ part, start, end: codes.length, text });
  };
  const addPlace = (code: number) => {
    if (codes.length < maxUrlCodes) codes.push(parts.indexOf('suffix') * codesPerPart + code);
  };

  if (hosting || dynamicDnsZone || url.isPrivateSuffix) {
    const suffix = hosting?.suffix ?? dynamicDnsZone ?? url.publicSuffix ?? '';
    add('name', withoutWww(url.host.slice(0, Math.max(0, url.host.length - suffix.length - 1))));
    addPlace(dynamicDnsZone ? placeCode.dynamic : placeCode.open);
  } else {
    const subdomains = withoutWww(url.subdomains.join('.'));
    if (subdomains !== '' && subdomains !== 'www') add('subdomain', `${subdomains}.`);
    add('name', url.label || url.host);
    if (url.publicSuffix) add('suffix', `.${url.publicSuffix}`);
  }
  const path = url.path.replace(/\/+$/, '').toLowerCase();
  if (path !== '') add('path', path);
  if (url.query !== '') add('query', url.query.toLowerCase());
  return { codes: Uint16Array.from(codes), spans };
};

const withoutWww = (host: string) => host.replace(/^www\./, '');
