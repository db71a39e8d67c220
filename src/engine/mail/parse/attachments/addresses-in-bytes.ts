import { byteText } from '../bytes/byte-text.ts';
import { webAddresses } from '../web-addresses.ts';
import type { FoundLink } from './file-content.ts';
import { maxFileLinks } from './limits.ts';

/** Domains that file formats write into their files; no reader opens them. */
const formatOwn =
  /^https?:\/\/(?:schemas\.(?:openxmlformats|microsoft|xmlsoap)\.(?:org|com)|(?:www\.)?w3\.org|ns\.adobe\.com|purl\.org|(?:www\.)?iec\.ch|xml\.org|docs\.oasis-open\.org|sodipodi\.sourceforge\.net|www\.inkscape\.org\/namespaces|cipa\.jp|iptc\.org)(?:[/:?#]|$)/i;

const inAscii = /https?:\/\/[\x21-\x7e]{4,1000}/gi;
const inUtf16 = /h\0t\0t\0p\0(?:s\0)?:\0\/\0\/\0(?:[\x21-\x7e]\0){4,1000}/gi;

/** The web addresses in a file as plain ASCII or UTF-16, whatever kind of file it is. */
export const addressesInBytes = (bytes: Uint8Array): FoundLink[] => {
  const text = byteText(bytes);
  const found = [...[...text.matchAll(inAscii)], ...text.matchAll(inUtf16)].slice(0, 2000);
  return uniqueLinks(found.flatMap(([written]) => webAddresses(written.replaceAll('\0', '')).slice(0, 1)));
};

/** Each address once, without those a format writes by itself. */
export const uniqueLinks = (found: { href: string; words?: string | null }[]): FoundLink[] => {
  const links = new Map<string, FoundLink>();
  for (const { href, words = null } of found) {
    if (links.size >= maxFileLinks) break;
    if (href !== '' && !formatOwn.test(href) && !links.has(href)) links.set(href, { href, words });
  }
  return [...links.values()];
};
