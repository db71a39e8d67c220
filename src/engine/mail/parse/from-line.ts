import { addressParser, decodeWords } from 'postal-mime';
import { mailbox, mailboxFromText } from './mailbox.ts';
import type { Mailbox } from './parsed-mail.ts';

export type FromLine = {
  mailbox: Mailbox;
  /** Several senders, or an address that no mail program could answer: written to confuse readers. */
  isBroken: boolean;
};

/** A domain that exists for mail: dotted, no spaces or commas. */
const usable = /^[^\s@,]+@[^\s@,%_]+\.[^\s@,.]{2,}$/;

/** Programs decode a name before they look for commas in it: `=?utf-8?Q?PayPal,_Inc?=` is one name, not two. */
const encoded =
  /=\?[\w*-]{1,40}\?[bq]\?[^?]{0,400}\?=(?:\s{1,9}=\?[\w*-]{1,40}\?[bq]\?[^?]{0,400}\?=){0,20}/gi;
const quoted = (words: string) => `"${decodeWords(words).replace(/["\\]/g, ' ')}"`;

/**
 * Who a From line names. RFC 5322 asks for one mailbox; hostile lines put names before commas
 * (`Amazon, <a@b.example>`) or several addresses, so that programs disagree about the sender. The last usable address is
 * taken, and every name is kept, because that is what people are shown.
 */
export const fromLine = (value: string): FromLine | null => {
  const line = value.slice(0, 4000).trim().replace(encoded, quoted);
  if (line === '') return null;
  const boxes = addressParser(line, { flatten: true }).flatMap((one) => (one.group ? one.group : [one]));
  const named = boxes.map(({ name, address }) => ({ name: decodeWords(name ?? ''), address: address ?? '' }));
  const answerable = named.filter(({ address }) => usable.test(address));
  const real = answerable.at(-1);
  if (!real) {
    const read = mailboxFromText(decodeWords(line));
    return read && { mailbox: read, isBroken: true };
  }
  const names = [...new Set(named.map(({ name }) => name.trim()).filter(Boolean))].join(' ');
  return { mailbox: mailbox(names, real.address), isBroken: named.length > 1 };
};
