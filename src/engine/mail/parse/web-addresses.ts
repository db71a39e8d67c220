import { parse as splitDomain } from 'tldts';
import { wordSet } from '../../text/word-list.ts';

/** An address written out in a text, and where. */
export type WrittenAddress = { start: number; end: number; href: string };

/** Longer texts are cut before they come here; this bounds one address. */
const maxAddress = 2048;

// Three spellings, each of which a program or a person would follow:
// - in angle brackets, where an address may go on over line breaks (RFC 3986, appendix C);
// - with a scheme or `www.`, anything up to a space, quote or bracket, also defanged (`hxxps[:]//evil[.]example`);
// - a bare name after a space, also defanged; whether it is an address is decided by its suffix.
// Every repetition is bounded or ends at a character its successor cannot be, so no text makes it run twice over itself.
const spellings =
  /<(?:url:)?(?:https?:\/\/|www\.)[^\s<>]{1,1000}(?:\r?\n[ \t]{0,8}[^\s<>]{1,1000}){1,8}>|(?:h(?:tt|xx|\*\*)ps?(?::|\[:\])(?:\/\/|\\\\|\[\/\/\])|\bwww(?:\.|\[\.\]))[^\s<>"'`{}|^\u3000-\u3002\uff01\uff08\uff09\uff0c\u300a-\u3011\u201c-\u201e\u00ab\u00bb]{1,8000}|(?<=^|[\s(>:])(?:[a-z0-9][a-z0-9-]{0,62}(?:\.|\[\.\]|\(\.\)|\[dot\])){1,6}[a-z]{2,18}(?:\/[^\s<>"'`{}|^]{0,8000})?(?=$|[\s),.;:!?\]<>"'*])/gi;

/** Suffixes by which mail programs turn a bare domain in a text into a link. */
const commonEndings = wordSet(
  'com net org info biz top xyz shop online site club live app icu vip link click page dev io me cc ru de fr es it pt nl be ch at pl eu uk us ca au br in cn jp mx ar cl pe tk ml ga cf gq store website space cloud host digital support help email finance today world life work center agency tech services solutions sbs cfd bond cyou rest quest lol pro mobi gov edu',
);

/** The addresses in a text, in order. Defanged spellings (`hxxps://evil[.]example`) are read as what they mean. */
export const webAddresses = (text: string): WrittenAddress[] => {
  const found: WrittenAddress[] = [];
  // Most lines hold none, and a message may have a million lines.
  if (!text.includes('.') && !text.includes(':') && !text.includes('[')) return found;
  for (const match of text.matchAll(spellings)) {
    const [whole] = match;
    if (whole.startsWith('<')) {
      const inner = whole.slice(1, -1).replace(/^url:/i, '');
      const href = refang(inner.replace(/\s+/g, '')).slice(0, maxAddress);
      found.push({
        start: match.index + whole.length - 1 - inner.length,
        end: match.index + whole.length - 1,
        href,
      });
      continue;
    }
    const written = trimAddress(whole.slice(0, maxAddress));
    const isBare = !/^(?:h..ps?(?::|\[:\])|www)/i.test(written);
    const address = isBare ? beforeSentence(written) : written;
    if (address.length < 4 || (isBare && !isBareAddress(address))) continue;
    found.push({ start: match.index, end: match.index + address.length, href: refang(address) });
  }
  return found;
};

/** A sentence that follows without a space: `visit example.com.Please answer`. */
const beforeSentence = (address: string) => {
  const end = /^[^/]{1,400}\.[a-z]{2,18}(?=\.[A-Z][A-Za-z]{0,17}$)/.exec(address)?.[0];
  return end ?? address;
};

/** A bare domain is an address with a common suffix, or with any suffix when a path follows: `bit.ly/x`. */
const isBareAddress = (address: string) => {
  const slash = address.indexOf('/');
  const host = plainDots(slash < 0 ? address : address.slice(0, slash));
  const isDefanged = host.length !== (slash < 0 ? address.length : slash);
  const ending = host.slice(host.lastIndexOf('.') + 1);
  // A sentence that begins without a space: `later.In the meantime`.
  if (slash < 0 && !isDefanged && /^[A-Z][a-z]+$/.test(ending)) return false;
  if (commonEndings.has(ending.toLowerCase())) return true;
  return (slash >= 0 || isDefanged) && splitDomain(host, { extractHostname: false }).isIcann === true;
};

const sentenceEnd = '.,;:!?*_~\'"’”»…';

/** Marks that change the writing direction, as right-to-left texts put them after a left-to-right address. */
const writingMark = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/;

/** Punctuation after an address belongs to the sentence; a closing bracket too, unless it was opened inside. */
const trimAddress = (address: string) => {
  const open = {
    ')': count(address, '(') - count(address, ')'),
    ']': count(address, '[') - count(address, ']'),
  };
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (last === ')' || last === ']') {
      if (open[last] >= 0) break;
      open[last] += 1;
    } else if (!sentenceEnd.includes(last) && !writingMark.test(last)) break;
  }
  return address.slice(0, end);
};

const count = (text: string, character: string) => text.split(character).length - 1;

const plainDots = (text: string) => text.replace(/\[\.\]|\(\.\)|\[dot\]/gi, '.');

const refang = (address: string) => {
  const plain = plainDots(address)
    .replace(/^h(?:xx|\*\*)p/i, 'http')
    .replace(/^(https?)(?:\[:\]|:)(?:\\\\|\[\/\/\]|\/\/)/i, '$1://');
  return /^https?:/i.test(plain) ? plain : `http://${plain}`;
};
