import { isMailHandler } from '../../addresses/mail-services.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { isSameOrganisation, isTenant } from '../../brands/organisation.ts';
import { foldProse } from '../../text/prose.ts';
import { strangeness } from '../../text/strangeness.ts';
import { popularityBands } from '../../url/case.ts';
import { carriesWords } from '../carried-words.ts';
import type { MailCase, Sender } from '../case.ts';
import { standingOf } from '../standing.ts';
import { hasFinding, type MailFeature, shareOf, yes } from './input.ts';

/** A number about the address in From; unknown where only a text was given or the address has no domain. */
const ofSender =
  (read: (sender: Sender & { host: NonNullable<Sender['host']> }, mail: MailCase) => number) =>
  ({ mail }: { mail: MailCase }): number =>
    mail.sender?.host ? read({ ...mail.sender, host: mail.sender.host }, mail) : Number.NaN;

const localPartOf = ({ address }: Sender) => (address.split('@')[0] ?? '').slice(0, 64);
const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Who is shown and the address behind it. */
export const senderFeatures: readonly MailFeature[] = [
  {
    id: 'sender-popularity',
    title: 'how well known the sender’s domain is',
    read: ofSender(popularity),
  },
  {
    id: 'sender-not-established',
    title: 'the sender’s domain is not widely used',
    read: ofSender(({ isEstablished }) => yes(!isEstablished)),
  },
  {
    id: 'sender-freemail',
    title: 'it was sent from a mailbox that anyone can open for free',
    read: ofSender(({ isFreemail }) => yes(isFreemail)),
  },
  {
    id: 'sender-freemail-office',
    title: 'an organisation writes from a free mailbox',
    read: (input) => yes(hasFinding(input, 'sender-freemail-organisation')),
  },
  {
    id: 'sender-address-in-name',
    title: 'the sender’s name shows a different address from the real one',
    read: (input) => yes(hasFinding(input, 'sender-address-in-name')),
  },
  {
    id: 'sender-name-decorated',
    title: 'the sender’s name contains emoji or stray symbols',
    read: (input) => yes(hasFinding(input, 'sender-decorated-name')),
  },
  {
    id: 'sender-lookalike',
    title: 'the sender’s domain looks like a well-known company’s without being it',
    read: ofSender(({ imitation }, { isUnderOwnName }) => yes(imitation !== null && !isUnderOwnName)),
  },
  {
    id: 'sender-name-not-domain',
    title: 'the sender’s name and the sender’s domain have nothing in common',
    read: ofSender((sender) => nameApartFrom(sender, sender.host.label)),
  },
  {
    id: 'sender-name-not-mailbox',
    title: 'the sender’s name does not appear in the address',
    read: ofSender((sender) => nameApartFrom(sender, localPartOf(sender).replace(/[^a-z]/g, ''))),
  },
  {
    id: 'sender-mailbox-strangeness',
    title: 'how random the sender’s mailbox name looks',
    read: ofSender((sender) => strangeness(localPartOf(sender))),
  },
  {
    id: 'sender-mailbox-digits',
    title: 'how much of the sender’s mailbox name is digits',
    read: ofSender((sender) => shareOf(digitsIn(localPartOf(sender)), localPartOf(sender).length)),
  },
  {
    id: 'sender-mailbox-length',
    title: 'how long the sender’s mailbox name is',
    read: ofSender((sender) => localPartOf(sender).length),
  },
  {
    id: 'sender-domain-strangeness',
    title: 'how random the sender’s domain looks',
    read: ofSender(({ host }) => strangeness(host.label)),
  },
  {
    id: 'sender-domain-length',
    title: 'how long the sender’s domain is',
    read: ofSender(({ host }) => host.label.length),
  },
  {
    id: 'sender-domain-digits',
    title: 'how much of the sender’s domain is digits',
    read: ofSender(({ host }) => shareOf(digitsIn(host.label), host.label.length)),
  },
  {
    id: 'sender-domain-hyphens',
    title: 'how many hyphens the sender’s domain has',
    read: ofSender(({ host }) => host.label.split('-').length - 1),
  },
  {
    id: 'sender-subdomain-depth',
    title: 'how many subdomains the sender’s domain has',
    read: ofSender(({ host }) => host.subdomains.length),
  },
  {
    id: 'sender-suffix-risk',
    title: 'the sender’s domain ending is cheap and often abused',
    read: ofSender(({ host }) => suffixRisk(host.publicSuffix)),
  },
  {
    id: 'sender-on-shared-host',
    title: 'the sender’s domain is on a host where anyone can publish',
    read: ofSender(({ host }) => yes(isTenant(host))),
  },
  {
    id: 'sender-passes-on-words',
    title: 'a genuine service passes on what another person wrote',
    read: ({ mail }) => yes(carriesWords(mail)),
  },
  {
    id: 'sender-standing',
    title: 'how little connects the sender with what the message is about',
    // Only the full source shows whether a known sender wrote it themselves, so the two count alike.
    read: ({ mail }) => ({ own: 0, known: 0, unknown: 1, stranger: 2 })[standingOf(mail)],
  },
  {
    id: 'reply-to-elsewhere',
    title: 'replies would go to a different address',
    read: ({ mail }) => yes(mail.replyTo.some((one) => isElsewhere(one, mail.sender))),
  },
  {
    id: 'reply-to-free-mailbox',
    title: 'replies to an organisation would go to a free mailbox',
    read: ({ mail }) => yes(mail.sender?.isFreemail === false && mail.replyTo.some((one) => one.isFreemail)),
  },
  {
    id: 'return-path-elsewhere',
    title: 'it was sent by a different domain from the sender’s',
    // Mailing lists send under their own domain what their members write.
    read: ({ mail }) => yes(!mail.isConversation && isElsewhere(mail.returnPath, mail.sender)),
  },
  {
    id: 'return-path-stranger',
    title: 'it was sent by a little-known domain that is not the sender’s',
    read: ({ mail: { returnPath, sender, isConversation } }) =>
      yes(!isConversation && isElsewhere(returnPath, sender) && returnPath?.isEstablished === false),
  },
  {
    id: 'proof-refuted',
    title: 'the sender’s address failed the checks',
    read: ({ mail }) => yes(mail.proof.state === 'refuted'),
  },
];

/** 4 for the thousand best known, 0 for a domain that is not among the first hundred thousand. */
function popularity({ host, isFreemail }: Sender, { facts }: MailCase): number {
  // The provider is well known; its users are not.
  if (isFreemail) return 0;
  const known = facts.urlFacts?.(`https://${host?.registrableDomain ?? ''}`).popularity;
  if (known?.state === 'absent') return 0;
  return known?.state === 'known'
    ? popularityBands.length - popularityBands.indexOf(known.value)
    : Number.NaN;
}

export const suffixRisk = (suffix: string | null): number => {
  const risk = suffixRiskOf(suffix);
  return risk === 'strong' ? 2 : risk === 'mild' ? 1 : 0;
};

/** Unknown for names too short to compare, and for names written in another alphabet than addresses are. */
const nameApartFrom = ({ name }: Sender, letters: string): number => {
  const words = foldProse(name.slice(0, 200), [{ start: 0, end: Math.min(200, name.length) }], [])
    .text.split(/[^a-z]+/)
    .filter((word) => word.length >= 3);
  if (words.length === 0 || letters.length < 3) return Number.NaN;
  const together = words.join('');
  return yes(!words.some((word) => letters.includes(word)) && !together.includes(letters));
};

const isElsewhere = (one: Sender | null, sender: Sender | null): boolean =>
  one?.host != null &&
  sender?.host != null &&
  !isSameOrganisation(one.host, sender.host) &&
  !isMailHandler(one.host.registrableDomain);
