import { isDomainNearName, isNearDomain } from '../../brands/lookalike/near-domain.ts';
import { hostOfDomain } from '../../brands/organisation.ts';
import { defang, defangHost } from '../../text/defang.ts';
import { foldProse } from '../../text/prose.ts';
import type { MailCase, Sender } from '../case.ts';
import { imitationDetector } from './define.ts';
import { shownFrom } from './where.ts';

/** A thread names a handful of people; a list of hundreds is an address book. */
const maxAddresses = 60;

type Near = { from: string; other: string; place: 'reply' | 'thread' | 'reader' | 'name' };

/**
 * The whole trick of payment fraud: a domain registered for one victim, one letter from that of the supplier, the
 * colleague or the reader. No brand is needed: the message itself shows what it imitates.
 */
export const senderNearDomain = imitationDetector({
  id: 'sender-near-domain',
  title: 'Sender’s domain is one letter off another one',
  points: 40,
  certainty: 'strong',
  severity: 'high',
  icon: 'Fish',
  find: (input): Near[] => {
    const { sender, replyTo, mail } = input;
    if (!sender?.host || sender.isFreemail) return [];
    const { host, domain: from } = sender;
    const isNear = (domain: string) => {
      const other = hostOfDomain(domain);
      return other !== null && isNearDomain(host, other);
    };
    const reply = replyTo.find(({ domain }) => isNear(domain));
    const reader = mail.to.find(({ domain }) => isNear(domain));
    const quoted = addressesIn(input).find(({ domain }) => isNear(domain));
    const name = isNameNear(sender);
    return [
      ...(reply ? [{ from, other: reply.address, place: 'reply' as const }] : []),
      ...(quoted ? [{ from, other: quoted.address, place: 'thread' as const }] : []),
      ...(reader ? [{ from, other: reader.address, place: 'reader' as const }] : []),
      ...(name ? [{ from, other: sender.name, place: 'name' as const }] : []),
    ];
  },
  where: shownFrom,
  describe: ({ from, other, place }) =>
    `The sender’s domain is ${defangHost(from)}. ${
      {
        reply: `Answers would go to ${defang(other)}`,
        thread: `The message mentions ${defang(other)}`,
        reader: `It was sent to ${defang(other)}`,
        name: `The sender’s name is “${other.slice(0, 60)}”`,
      }[place]
    }: the two look alike and are not the same.`,
  recommendation:
    'Compare the address letter by letter with one you already have, and call before you pay or send anything.',
});

/** What an address ends at. */
const parting = /[\s<>()[\],;:"'“”‘’|]/;

const addressesIn = ({ mail: { shown } }: MailCase): { address: string; domain: string }[] => {
  const text = shown.text.slice(shown.bodyStart, shown.bodyEnd ?? shown.text.length);
  const found = new Map<string, string>();
  let end = 0;
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', end)) {
    if (found.size >= maxAddresses) break;
    let start = sign;
    while (start > end && !parting.test(text.charAt(start - 1))) start -= 1;
    end = sign + 1;
    while (end < text.length && !parting.test(text.charAt(end))) end += 1;
    const word = text.slice(start, end);
    const at = sign - start;
    // A full stop may end the sentence rather than the address.
    const domain = word
      .slice(at + 1)
      .toLowerCase()
      .replace(/\.$/, '');
    if (at > 0 && domain.includes('.')) found.set(domain, `${word.slice(0, at).toLowerCase()}@${domain}`);
  }
  return [...found].map(([domain, whole]) => ({ address: whole, domain }));
};

const isNameNear = ({ name, host, isEstablished }: Sender): boolean => {
  if (!host || isEstablished) return false;
  const words = foldProse(name.slice(0, 100), [{ start: 0, end: Math.min(100, name.length) }], []).text;
  const joined = words.replace(/[^a-z0-9]/g, '');
  return [joined, ...words.split(/[^a-z0-9]+/)].some((one) => isDomainNearName(host, one));
};
