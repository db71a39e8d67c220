import type { Address } from 'postal-mime';
import { cleanLine } from '../../text/clean-text.ts';
import type { Mailbox } from './parsed-mail.ts';

const maxName = 300;
/** RFC 5321: 64 for the name, 255 for the domain. */
const maxAddress = 320;
const maxLine = 1000;

/** One mailbox out of a header, or null when the header was absent. Groups give their first member. */
export const mailboxOf = (address: Address | undefined): Mailbox | null => {
  if (address === undefined) return null;
  if (address.group) return mailboxOf(address.group[0]) ?? mailbox(address.name, '');
  return mailbox(address.name, address.address);
};

export const mailbox = (name: string, address: string): Mailbox => {
  const plain = cleanLine(address, maxAddress)
    .toLowerCase()
    .replace(/^mailto:/, '');
  const at = plain.lastIndexOf('@');
  return {
    name: cleanLine(name, maxName),
    address: plain,
    domain: at < 0 ? '' : asciiDomain(plain.slice(at + 1)),
  };
};

const bracketed = /(?<=<\s?)[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;:@]{1,255}/;
const anywhere = /(?<![^\s<>()[\]"',;:])[^\s<>()[\]"',;:@]{1,64}@[^\s<>()[\]"',;:@]{1,255}/;

/** From a line as people write it: `Name <a@b.example>`, `a@b.example`, or a name alone. */
export const mailboxFromText = (text: string): Mailbox | null => {
  const line = cleanLine(text, maxLine);
  if (line === '') return null;
  // A name may itself be written like an address: mail programs answer to the one in brackets.
  const address = bracketed.exec(line) ?? anywhere.exec(line);
  if (!address) return mailbox(line, '');
  const before = line.slice(0, address.index).replace(/mailto:$/i, '');
  const name = bare(before) || bare(line.slice(address.index + address[0].length));
  return mailbox(name, address[0]);
};

/** A name without the brackets and quotes around it. */
const bare = (text: string) => text.replace(/["<>]/g, '').replace(/^[\s()[\]',;:]+|[\s()[\]',;:]+$/g, '');

/** Names with letters beyond ASCII are compared in the spelling that is looked up. */
const asciiDomain = (domain: string) => {
  const plain = domain.replace(/[>\s.]+$/, '');
  if (/^[a-z0-9.-]*$/.test(plain)) return plain;
  return URL.parse(`http://${plain}`)?.hostname ?? plain;
};
