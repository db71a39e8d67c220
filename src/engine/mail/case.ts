import type { MailAuthentication } from '../../contract/mail-authentication.ts';
import { hostingOf } from '../addresses/free-hosts.ts';
import { isFreemail } from '../addresses/freemail.ts';
import { isAgent, isMailService } from '../addresses/mail-services.ts';
import type { ParsedUrl } from '../addresses/parse-url.ts';
import type { Brand } from '../brands/brands.ts';
import { type BrandClaim, brandClaims } from '../brands/claimed-brand.ts';
import { brandOwning } from '../brands/genuine.ts';
import { type Imitation, untwist } from '../brands/lookalike/untwist.ts';
import { belongsTo, hostOfDomain, isSameOrganisation, isTenant } from '../brands/organisation.ts';
import { foldProse, type Prose } from '../text/prose.ts';
import type { UrlFacts } from '../url/case.ts';
import { type LinkFindings, linkFindings } from '../url/link-findings.ts';
import type { Finding } from '../verdict/detector.ts';
import type { Mailbox, MailLink, ParsedMail } from './parse/parsed-mail.ts';
import { type SenderProof, senderProof } from './sender-proof.ts';

/** A newsletter links to thirty or forty places; the hundredth link to one host adds nothing. */
const maxJudged = 60;

/** What the caller looked up. A missing fact neither raises nor lowers the score. */
export type MailFacts = {
  /** What the tables know about the page a link leads to. */
  urlFacts?: (url: string) => UrlFacts;
  /** What was verified from the raw message; null where only text was given. */
  authentication?: MailAuthentication | null;
};

export type Sender = Mailbox & {
  /** Null where the address has no domain that could be registered. */
  host: ParsedUrl | null;
  isFreemail: boolean;
  /** The brand whose domain this is, or null. */
  owner: Brand | null;
  imitation: Imitation | null;
  /** Widely visited, and neither a mail provider nor a host for other people's pages. */
  isEstablished: boolean;
};

export type LinkCase = LinkFindings & {
  link: MailLink;
  /** The target belongs to the organisation of the address in From, or to the claimed company that signed. */
  isSenders: boolean;
};

/** One message as the detectors see it: parsed, with everything that several of them need worked out once. */
export type MailCase = {
  mail: ParsedMail;
  facts: MailFacts;
  /** Subject and body in plain spelling; the subject ends at `subjectEnd`. */
  prose: Prose;
  subjectEnd: number;
  sender: Sender | null;
  replyTo: Sender[];
  returnPath: Sender | null;
  links: LinkCase[];
  claims: BrandClaim[];
  /** The clearest claimed brand when the sender's domain is not its own; null when none is claimed or it is genuine. */
  borrowed: BrandClaim | null;
  /** The brand the message claims to be from owns the sender's domain, or signed the message. */
  isClaimGenuine: boolean;
  /** A confirmed signature or sending address says so, too. */
  isClaimProven: boolean;
  proof: SenderProof;
  /** The sender's name is that of its domain, and it claims no other brand: a likeness to a brand is coincidence. */
  isUnderOwnName: boolean;
  /** Sent to many: it has the header that mail programs use to unsubscribe. */
  isBulk: boolean;
  /**
   * Says that it comes through a mailing list or answers an earlier message. That is the sender's word: the judge reads
   * a message without it (`without-thread.ts`), unless the receiving server confirmed the list.
   */
  isConversation: boolean;
};

/** `known` holds links of the same message that were judged before, where it is read once more. */
export const mailCase = (
  mail: ParsedMail,
  facts: MailFacts,
  known?: ReadonlyMap<MailLink, LinkCase>,
): MailCase => {
  const { shown } = mail;
  const subject = shown.fields.subject;
  const stretches = [
    ...(subject ? [subject] : []),
    { start: shown.bodyStart, end: shown.bodyEnd ?? shown.text.length },
  ];
  const spans = mail.links.flatMap(({ span }) => span ?? []);
  const prose = foldProse(shown.text, stretches, spans, shown.blockEnds);
  const subjectEnd = subject ? prose.text.indexOf('\n') + 1 : 0;
  const sender = mail.from && senderOf(mail.from, facts);
  const claims = brandClaims(mail.from, prose, subjectEnd);
  const proof = senderProof(mail, sender?.host ?? null, facts.authentication ?? null);
  const isAgents = proof.state === 'proven' && isAgent(sender?.host?.registrableDomain ?? null);
  const owned = ({ brand }: BrandClaim) =>
    sender?.host &&
    !isFreemailUser(sender) &&
    (isAgents || belongsTo(sender.host, brand) || isOwnName(sender, brand));
  const signers = proof.signers.flatMap((domain) => hostOfDomain(domain) ?? []);
  // An agent that writes for a company signs with the company's key, whatever address it writes from.
  const brandSigners = signers.filter((host) => claims.some(({ brand }) => belongsTo(host, brand)));
  // An address of the service that sends says nothing; who signed says more.
  const isServices = isMailService(sender?.host?.registrableDomain ?? null);
  const senders = [sender?.host, ...(isServices ? signers : brandSigners)].filter((host) => host != null);
  const isClaimGenuine = brandSigners.length > 0 || claims.some(owned);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? '';
  return {
    mail,
    facts,
    prose,
    subjectEnd,
    sender,
    replyTo: mail.replyTo.map((one) => senderOf(one, facts)),
    returnPath: mail.returnPath && senderOf(mail.returnPath, facts),
    links: known ? mail.links.flatMap((link) => known.get(link) ?? []) : linkCases(mail, senders, facts),
    claims,
    borrowed: isClaimGenuine ? null : (claims[0] ?? null),
    isClaimGenuine,
    isClaimProven: brandSigners.length > 0 || (isClaimGenuine && proof.state === 'proven'),
    isUnderOwnName: sender !== null && isUnderOwnName(sender, claims),
    proof,
    isBulk: header('list-unsubscribe') !== '' || /bulk|list/i.test(header('precedence')),
    isConversation: isConversation(mail),
  };
};

/**
 * A list with an address to post to, or a reply that quotes what it answers. The headers alone would be a free pass:
 * an attacker can write them.
 */
const isConversation = ({ headers, shown }: ParsedMail): boolean => {
  const has = (name: string) => headers.some(({ key, value }) => key === name && value.trim() !== '');
  if (has('list-id') && has('list-post')) return true;
  const isAnswer = has('in-reply-to') || has('references');
  return (
    isAnswer &&
    /^>|^(?:.{0,80}(?:wrote|writes|schrieb|escribió|a écrit|ha scritto|escreveu):?\s*$)|-{3,} ?original/im.test(
      shown.text,
    )
  );
};

/** `Air Bank <info@airbank.cz>` is one slip from Airbnb and has nothing to do with it; letters swapped on purpose do. */
const isUnderOwnName = ({ name, host, imitation }: Sender, claims: BrandClaim[]): boolean => {
  if (host === null || imitation === null || imitation.trick === 'homoglyph') return false;
  if (claims.some(({ brand }) => brand.genuine === imitation.brand.genuine)) return false;
  const letters = foldProse(name, [{ start: 0, end: name.length }], []).text.replace(/[^a-z0-9]/g, '');
  return (
    letters.length >= 4 &&
    host.label.length >= 4 &&
    (letters.includes(host.label) || host.label.includes(letters))
  );
};

/** A provider's domain is its customers' too (`google.security@gmail.com`); hosts below it and reserved names are its own. */
const isFreemailUser = ({ domain, address }: Sender): boolean =>
  isFreemail(domain) && !/^(?:no-?reply|do-?not-?reply|postmaster|mailer-daemon)@/.test(address);

/** A widely used site may call a part of itself by a word that is also a brand: `Meta <noreply@meta.discourse.org>`. */
const isOwnName = ({ host, isEstablished }: Sender, brand: Brand): boolean =>
  isEstablished && (host?.host ?? '').split('.').some((label) => brand.words.includes(label));

const senderOf = (mailbox: Mailbox, { urlFacts }: MailFacts): Sender => {
  const host = hostOfDomain(mailbox.domain);
  const isFree =
    isFreemail(mailbox.domain) || (host?.registrableDomain ? isFreemail(host.registrableDomain) : false);
  const owner = host && !isFree && !isTenant(host) ? brandOwning(host) : null;
  const popularity = host?.registrableDomain
    ? urlFacts?.(`https://${host.registrableDomain}`).popularity
    : undefined;
  return {
    ...mailbox,
    host,
    isFreemail: isFree,
    owner,
    imitation: host && !isFree ? untwist(host) : null,
    isEstablished:
      host !== null && !isFree && !hostingOf(host.host) && (owner !== null || popularity?.state === 'known'),
  };
};

const linkCases = (mail: ParsedMail, senders: ParsedUrl[], { urlFacts }: MailFacts): LinkCase[] => {
  const judged = new Map<string, LinkFindings | null>();
  const cases: LinkCase[] = [];
  for (const link of mail.links) {
    if (!judged.has(link.href)) {
      if (judged.size >= maxJudged) continue;
      judged.set(link.href, linkFindings(link.href, urlFacts?.(link.href) ?? {}));
    }
    const result = judged.get(link.href);
    // What opens an app leads nowhere on the web.
    if (!result || (result.target.outside?.kind === 'app' && result.first.host === '')) continue;
    const isSenders = senders.some(
      (host) => isSameOrganisation(host, result.target.url) || isNamesake(host, result.target.url),
    );
    cases.push({ ...result, findings: result.findings.filter(isForMessages), link, isSenders });
  }
  return cases;
};

/** In a message it is ordinary that clicks are counted. */
const isForMessages = ({ type }: Finding): boolean => type !== 'path-hidden-destination';

/** Shorter names are part of each other by chance. */
const minNamesake = 7;

/** `driveseattlemini.com` and `seattlemini.com`: small firms have a second domain for their mail. */
export const isNamesake = (a: ParsedUrl, b: ParsedUrl): boolean =>
  Math.min(a.label.length, b.label.length) >= minNamesake &&
  (a.label.includes(b.label) || b.label.includes(a.label)) &&
  !isTenant(a) &&
  !isTenant(b) &&
  untwist(a) === null &&
  untwist(b) === null;

/** Leads to a site that is not the sender's, that few people visit, and that is no service for counting clicks. */
export const isStrange = ({ isSenders, target }: LinkCase): boolean =>
  !isSenders &&
  !target.isEstablished &&
  !target.isGenuineBrand &&
  !isMailService(target.url.registrableDomain);
