import type { Address } from 'postal-mime';
import type { Mailbox } from './parsed-mail.ts';

const maxName = 300;

/** One mailbox out of a header, or null when the header was absent. Groups give their first member. */
export const mailboxOf = (address: Address | undefined): Mailbox | null => {
  if (address === undefined) return null;
  if (address.group) return mailboxOf(address.group[0]) ?? { name: address.name, address: '', domain: '' };
  return mailbox(address.name ?? '', address.address ?? '');
};

export const mailbox = (name: string, address: string): Mailbox => {
  const plain = address.trim().toLowerCase().slice(0, 320);
  const at = plain.lastIndexOf('@');
  return {
    name: name.replace(/\s+/g, ' ').trim().slice(0, maxName),
    address: plain,
    domain: at < 0 ? '' : plain.slice(at + 1).replace(/[>\s.]+$/, ''),
  };
};

/** From a line as people write it: `Name <a@b.example>`, `a@b.example`, or a name alone. */
export const mailboxFromText = (text: string): Mailbox | null => {
  const line = text.trim();
  if (line === '') return null;
  const angled = /^(.*?)[<[(]\s*(?:mailto:)?([^\s<>()[\]]+@[^\s<>()[\]]+)\s*[>\])]/.exec(line);
  if (angled) return mailbox((angled[1] ?? '').replace(/^["'\s]+|["'\s]+$/g, ''), angled[2] ?? '');
  const bare = /[^\s<>()[\]"']+@[^\s<>()[\]"',;]+/.exec(line);
  return bare ? mailbox(line.replace(bare[0], '').replace(/["'<>]/g, ''), bare[0]) : mailbox(line, '');
};
