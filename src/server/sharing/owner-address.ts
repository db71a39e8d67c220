import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';

/** The spellings in which a person's address may stand in a text that can be read. */
export type AddressPatterns = {
  whole: RegExp;
  /** The beginning of one that was cut; what follows the at sign is the first group. */
  cut: RegExp;
  /** What was cut before the at sign, in a link: the first group may be the beginning of the name. */
  cutName: RegExp;
};

export type OwnerAddress = {
  written: AddressPatterns;
  /** The same in what was encoded, where anything may stand before it: nobody reads it, so that too much may be hidden. */
  encoded: AddressPatterns;
  domains: readonly string[];
  beginsName: (begun: string) => boolean;
};

/** Fewer letters may begin any word. */
const fewestLetters = 4;

const googleDomains = ['gmail.com', 'googlemail.com'];

/** Only letters and digits continue a name: senders glue addresses to anything else (`bounce-ana=example.com@list.example`). */
const begins = String.raw`(?<![\p{L}\p{N}])`;
const ends = String.raw`(?![\p{L}\p{N}])`;
/** `ana+shop@example.com` comes to the same mailbox. */
const tag = String.raw`(?:\+[\w.+=-]{0,64})?`;
/** In addresses of bounces, lists and guests of a tenant other signs stand for the at sign. */
const at = '[@=#_%*~|]';

export const ownerAddress = (email: string): OwnerAddress => {
  const address = email.toLowerCase();
  const local = address.slice(0, address.lastIndexOf('@'));
  const domain = address.slice(local.length + 1);
  const mailbox = /^[^+]+/.exec(local)?.[0] ?? local;
  const isGoogle = googleDomains.includes(domain);
  const domains = [
    ...new Set([domain, domainToUnicode(domain) || domain, ...(isGoogle ? googleDomains : [])]),
  ];
  const name = isGoogle
    ? [...mailbox.replaceAll('.', '')].map(literally).join(String.raw`\.?`)
    : literally(mailbox);
  const place = `(?:${domains.map(literally).join('|')})`;
  const digests = [...new Set([address, `${mailbox}@${domain}`])].flatMap(digestsOf).join('|');
  const undotted = (text: string) => (isGoogle ? text.replaceAll('.', '') : text);
  const beginsName = (begun: string): boolean => {
    const [start = '', ...tags] = begun.toLowerCase().split('+').map(undotted);
    const whole = undotted(mailbox);
    if (tags.length > 0) return start === whole;
    return start.length >= Math.min(fewestLetters, whole.length) && whole.startsWith(start);
  };
  const patterns = (before: string): AddressPatterns => ({
    // Servers that forward write the domain first: `SRS0=…=example.com=ana@forwarder.example`.
    whole: new RegExp(
      `${before}(?:${name}${tag}${at}${place}|${place}[=!|]${name}|${digests})${ends}`,
      'giu',
    ),
    cut: new RegExp(String.raw`${before}${name}${tag}(?:@([\w.-]{0,253})|%(?:25?)?4?)…`, 'giu'),
    cutName: /(?<=[=/#?&:;,|*~!(<"'])([\w.+-]{1,64})…/gu,
  });
  return { written: patterns(begins), encoded: patterns(''), domains, beginsName };
};

/** Links name their reader by a digest of the address, too: an attacker who guesses the address can compare. */
const digestsOf = (address: string): string[] =>
  ['md5', 'sha1', 'sha256'].map((algorithm) => createHash(algorithm).update(address).digest('hex'));

const literally = (text: string): string =>
  [...text]
    .map((character) =>
      /[a-z0-9]/i.test(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
    )
    .join('');
