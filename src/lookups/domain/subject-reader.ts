import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';
import type { DomainSubject } from '../../contract/domain-facts.ts';
import { isPublicAddress } from '../public-address.ts';

/** Longer than any domain or link that a person would ask about. */
const maxLength = 4096;

/**
 * How a host is written in the letters that people read. Node has a function for it, which no other platform has, and checks
 * without a server run there too.
 */
type ToUnicode = (ascii: string) => string;

/**
 * Reads what a visitor typed: a domain, a link, an e-mail address or an IP address, in any spelling that a browser would
 * open. Null for what is not a domain or an address.
 */
export const subjectReader =
  (toUnicode: ToUnicode) =>
  (text: string): DomainSubject | null => {
    const host = hostOf(text);
    if (host === null) return null;
    const bare = host.replace(/^\[|\]$/g, '');
    return ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
      ? readAddress(bare)
      : readName(host, toUnicode);
  };

/** The host as a browser parses it: decimal, octal and hexadecimal addresses become ordinary ones. */
const hostOf = (text: string): string | null => {
  const typed = text
    .trim()
    .replace(/^<(.*)>$/s, '$1')
    // People defang a dangerous domain so that it is not opened by accident.
    .replaceAll(/\[(?:\.|dot)\]/gi, '.')
    .replace(/^hxxp/i, 'http')
    .replace(/^mailto:/i, '');
  if (typed === '' || typed.length > maxLength) return null;
  const rest = typed.replace(/^[a-z][a-z0-9+.-]*:[\\/]{2,}|^[\\/]{2,}/i, '');
  // Always with a web scheme, whatever was typed: only then does the parser read the spellings of addresses.
  const url = URL.parse(`http://${withBrackets(rest)}`) ?? URL.parse(`http://${withoutPort(rest)}`);
  return url?.hostname.replace(/\.$/, '') || null;
};

/** `fe80::1%eth0`, `[fe80::1%25eth0]:80` and `2001:db8::/32`: the zone is an interface of the visitor's own machine. */
const withBrackets = (text: string) => {
  const [, inside, after] = /^\[([^\]]*)\](.*)$/s.exec(text) ?? [];
  if (inside !== undefined) return `[${withoutZone(inside)}]${after}`;
  const [literal = ''] = text.split('/', 1);
  return ipaddr.IPv6.isValid(withoutZone(literal)) ? `[${withoutZone(literal)}]` : text;
};

const withoutZone = (literal: string) => literal.replace(/%.*$/s, '');

/** An impossible port does not make the domain before it invalid. */
const withoutPort = (text: string) => text.replace(/^([^/?#\\:]+):\d*(?=[/?#\\]|$)/, '$1');

const readAddress = (literal: string): DomainSubject => {
  // An IPv4 address inside IPv6 is treated as the IPv4 address it reaches.
  const reached = ipaddr.process(literal);
  const address = reached.toString();
  if (isPublicAddress(address))
    return { kind: 'address', address, version: reached.kind() === 'ipv4' ? 4 : 6 };
  const why = whyNotPublic[reached.range()] ?? 'This address is reserved: no public machine has it.';
  return { kind: 'internal', name: address, why };
};

const ofOneNetwork =
  'This address is used inside private networks: each of them has its own machine behind it, and nobody outside can tell which.';
const ownMachine = 'This address always refers to the machine that uses it, never to one on the internet.';
const whyNotPublic: Partial<Record<string, string>> = {
  private: ofOneNetwork,
  uniqueLocal: ofOneNetwork,
  loopback: ownMachine,
  unspecified: ownMachine,
  linkLocal: 'This address works only between neighbours on one cable or one wireless network.',
  carrierGradeNat:
    'This address is used inside the network of an internet provider, never on the internet itself.',
  multicast: 'This address stands for a group of machines, not one that could be looked up.',
  broadcast: 'This address stands for every machine of a network, not one that could be looked up.',
};

const readName = (ascii: string, toUnicode: ToUnicode): DomainSubject | null => {
  if (!isName(ascii)) return null;
  const unicode = toUnicode(ascii);
  const { domain, publicSuffix, isIcann } = parse(ascii);
  const why = whyInternal(ascii, isIcann === true);
  if (why !== null) return { kind: 'internal', name: unicode, why };
  // Below a public suffix such as `co.uk` nothing is registered yet: it stands for itself.
  return {
    kind: 'domain',
    ascii,
    unicode,
    registrable: domain ?? ascii,
    publicSuffix: publicSuffix ?? ascii,
  };
};

/**
 * Whether a name, with any service before it, is of one network only: no public registry assigns its ending. Names for
 * documentation are nobody's, and asking for them tells nothing.
 */
export const isInternalName = (name: string): boolean => {
  const ascii = name.toLowerCase().replace(/\.$/, '');
  const ending = ascii.slice(ascii.lastIndexOf('.') + 1);
  if (ending === 'example') return false;
  return /^\d+$/.test(ending) || whyInternal(ascii, parse(ascii).isIcann === true) !== null;
};

/** RFC 1035 2.3.1, plus the underscore that service names have. */
const isName = (ascii: string) =>
  ascii.length <= 253 &&
  ascii.split('.').every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label)) &&
  // The last label of a domain is never a number: that would be a malformed address.
  !/(?:^|\.)\d+$/.test(ascii);

/** RFC 6761, 6762, 8375, 9476 and what routers and companies use internally. */
const reservedSuffixes: Record<string, string> = {
  localhost: 'This name always refers to the machine that uses it, never to one on the internet.',
  local: 'Domains ending in .local are chosen by the devices of one home or office network themselves.',
  'home.arpa': 'Domains ending in .home.arpa belong to one home network.',
  onion:
    'Domains ending in .onion exist in the Tor network only: no registry assigns them, and DNS does not know them.',
  test: 'Domains ending in .test are reserved for testing.',
  example: 'Domains ending in .example are reserved for documentation.',
  invalid: 'Domains ending in .invalid are reserved: nobody can register one.',
};

const whyInternal = (ascii: string, hasKnownSuffix: boolean): string | null => {
  const suffix = Object.keys(reservedSuffixes).find((name) => ascii === name || ascii.endsWith(`.${name}`));
  if (suffix) return reservedSuffixes[suffix] ?? null;
  if (!ascii.includes('.')) {
    return hasKnownSuffix
      ? 'This is only a domain ending: the part before the dot is missing.'
      : 'A name without a dot belongs to one network: nobody outside knows it.';
  }
  if (hasKnownSuffix) return null;
  return `No public registry assigns domains ending in .${ascii.split('.').at(-1)}: it belongs to one network, or to none at all.`;
};
