import { isMailHandler } from '../../addresses/mail-services.ts';
import { suffixRiskOf } from '../../addresses/risky-suffixes.ts';
import { isSameOrganisation, isTenant } from '../../brands/organisation.ts';
import { feature } from '../../inference/feature.ts';
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
  feature('sender-popularity', 'how well known the sender’s domain is', ofSender(popularity)),
  feature(
    'sender-not-established',
    'the sender’s domain is not widely used',
    ofSender(({ isEstablished }) => yes(!isEstablished)),
  ),
  feature(
    'sender-freemail',
    'it was sent from a mailbox that anyone can open for free',
    ofSender(({ isFreemail }) => yes(isFreemail)),
  ),
  feature(
    'sender-freemail-office',
    'an organisation writes from a free mailbox',
    hasFinding('sender-freemail-organisation'),
  ),
  feature(
    'sender-address-in-name',
    'the sender’s name shows a different address from the real one',
    hasFinding('sender-address-in-name'),
  ),
  feature(
    'sender-name-decorated',
    'the sender’s name contains emoji or stray symbols',
    hasFinding('sender-decorated-name'),
  ),
  feature(
    'sender-lookalike',
    'the sender’s domain looks like a well-known company’s without being it',
    ofSender(({ imitation }, { isUnderOwnName }) => yes(imitation !== null && !isUnderOwnName)),
  ),
  feature(
    'sender-name-not-domain',
    'the sender’s name and the sender’s domain have nothing in common',
    ofSender((sender) => nameApartFrom(sender, sender.host.label)),
  ),
  feature(
    'sender-name-not-mailbox',
    'the sender’s name does not appear in the address',
    ofSender((sender) => nameApartFrom(sender, localPartOf(sender).replace(/[^a-z]/g, ''))),
  ),
  feature(
    'sender-mailbox-strangeness',
    'how random the sender’s mailbox name looks',
    ofSender((sender) => strangeness(localPartOf(sender))),
  ),
  feature(
    'sender-mailbox-digits',
    'how much of the sender’s mailbox name is digits',
    ofSender((sender) => shareOf(digitsIn(localPartOf(sender)), localPartOf(sender).length)),
  ),
  feature(
    'sender-mailbox-length',
    'how long the sender’s mailbox name is',
    ofSender((sender) => localPartOf(sender).length),
  ),
  feature(
    'sender-domain-strangeness',
    'how random the sender’s domain looks',
    ofSender(({ host }) => strangeness(host.label)),
  ),
  feature(
    'sender-domain-length',
    'how long the sender’s domain is',
    ofSender(({ host }) => host.label.length),
  ),
  feature(
    'sender-domain-digits',
    'how much of the sender’s domain is digits',
    ofSender(({ host }) => shareOf(digitsIn(host.label), host.label.length)),
  ),
  feature(
    'sender-domain-hyphens',
    'how many hyphens the sender’s domain has',
    ofSender(({ host }) => host.label.split('-').length - 1),
  ),
  feature(
    'sender-subdomain-depth',
    'how many subdomains the sender’s domain has',
    ofSender(({ host }) => host.subdomains.length),
  ),
  feature(
    'sender-suffix-risk',
    'the sender’s domain ending is cheap and often abused',
    ofSender(({ host }) => suffixRisk(host.publicSuffix)),
  ),
  feature(
    'sender-on-shared-host',
    'the sender’s domain is on a host where anyone can publish',
    ofSender(({ host }) => yes(isTenant(host))),
  ),
  feature('sender-passes-on-words', 'a genuine service passes on what another person wrote', ({ mail }) =>
    yes(carriesWords(mail)),
  ),
  // Only the full source shows whether a known sender wrote it themselves, so the two count alike.
  feature(
    'sender-standing',
    'how little connects the sender with what the message is about',
    ({ mail }) => ({ own: 0, known: 0, unknown: 1, stranger: 2 })[standingOf(mail)],
  ),
  feature('reply-to-elsewhere', 'replies would go to a different address', ({ mail }) =>
    yes(mail.replyTo.some((one) => isElsewhere(one, mail.sender))),
  ),
  feature('reply-to-free-mailbox', 'replies to an organisation would go to a free mailbox', ({ mail }) =>
    yes(mail.sender?.isFreemail === false && mail.replyTo.some((one) => one.isFreemail)),
  ),
  // Mailing lists send under their own domain what their members write.
  feature('return-path-elsewhere', 'it was sent by a different domain from the sender’s', ({ mail }) =>
    yes(!mail.isConversation && isElsewhere(mail.returnPath, mail.sender)),
  ),
  feature(
    'return-path-stranger',
    'it was sent by a little-known domain that is not the sender’s',
    ({ mail: { returnPath, sender, isConversation } }) =>
      yes(!isConversation && isElsewhere(returnPath, sender) && returnPath?.isEstablished === false),
  ),
  feature('proof-refuted', 'the sender’s address failed the checks', ({ mail }) =>
    yes(mail.proof.state === 'refuted'),
  ),
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
