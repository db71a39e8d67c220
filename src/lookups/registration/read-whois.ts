import type { Registration } from '../../contract/domain-facts.ts';
import { countryOf } from './country-code.ts';
import { firstReadable } from './first-readable.ts';
import { nameServersIn } from './name-servers.ts';
import { type NetworkBlock, networkBlock } from './network-block.ts';
import { readDate } from './read-date.ts';
import { asciiName, type RegistrationQuestion } from './registration-question.ts';
import { isFreeStatus, registrationStatuses } from './registration-status.ts';
import { isRedaction, mailAddressIn, readPlainText } from './registry-text.ts';
import {
  dayFirstSuffixes,
  handleLabels,
  holderLabels,
  type LabelRule,
  labelRules,
  type WhoisFact,
} from './whois-labels.ts';
import { type WhoisLine, whoisLines } from './whois-lines.ts';
import { sentenceOf } from './whois-phrases.ts';

export type WhoisReading =
  | { state: 'known'; registration: Registration; related: string | null }
  /** Another server answers: what this one wrote after `refer:`. */
  | { state: 'referral'; to: string }
  | { state: 'absent' }
  | { state: 'declined' }
  | { state: 'unreadable' };

/** Reads the answer of any WHOIS server. What is not understood is dropped; nothing is guessed. */
export const readWhois = (text: string, question: RegistrationQuestion, source: string): WhoisReading => {
  const all = whoisLines(text);
  const [referral] = valuesOf(all, 'referral');
  if (referral) return { state: 'referral', to: referral };
  const topic = topicOf(all, text, question);
  if (topic === 'other') {
    const [server] = valuesOf(all, 'registryServer');
    return server ? { state: 'referral', to: server } : { state: 'unreadable' };
  }
  const lines = withHolder(question.kind === 'domain' ? all : smallestNetwork(all, question));
  const registration = registrationIn(lines, text, question, source);
  if (registration.createdAt === null && registration.statuses.some(isFreeStatus)) return { state: 'absent' };
  if (topic === 'none' || !hasFacts(registration)) return { state: sentenceOf(text) };
  return { state: 'known', registration, related: valuesOf(lines, 'related')[0] ?? null };
};

const registrationIn = (
  lines: WhoisLine[],
  text: string,
  question: RegistrationQuestion,
  source: string,
): Registration => {
  const isDomain = question.kind === 'domain';
  const dates = datesIn(lines, question);
  const organisation = organisationIn(lines);
  return {
    createdAt: dates.of('createdAt')[0] ?? dates.assigned,
    expiresAt: dates.of('expiresAt')[0] ?? dates.connectedUntil,
    // A record with its whole history lists the last change last.
    updatedAt: lines.some(({ label }) => label === 'changed')
      ? (dates.of('updatedAt').toSorted().at(-1) ?? null)
      : (dates.of('updatedAt')[0] ?? null),
    statuses: registrationStatuses(valuesOf(lines, 'status')),
    registrar: isDomain ? registrarIn(lines) : null,
    organisation,
    isRedacted: organisation === null && isHolderRedacted(lines),
    country: countryIn(lines, isDomain),
    nameServers: isDomain ? nameServersIn(valuesOf(lines, 'nameServers')) : [],
    abuseEmail: abuseEmailIn(lines, text),
    isSigned: signedIn(lines),
    network: networksIn(lines)[0]?.block.text ?? null,
    source,
    protocol: 'whois',
  };
};

const hasFacts = (found: Registration) =>
  [
    found.createdAt,
    found.expiresAt,
    found.updatedAt,
    found.registrar,
    found.organisation,
    found.network,
  ].some((fact) => fact !== null) ||
  found.nameServers.length > 0 ||
  found.statuses.length > 0;

/** No legitimate answer repeats a fact more often. */
const maxValues = 100;

/** All values of a fact: the preferred rule first, then in the order of the answer. */
const valuesOf = (lines: WhoisLine[], fact: WhoisFact): string[] =>
  labelRules[fact].flatMap((rule: LabelRule) =>
    lines
      .filter(
        ({ scope, label }) => (rule.scope === 'any' || rule.scope === scope) && rule.labels.includes(label),
      )
      .map(({ value }) => value)
      .filter((value) => value !== '')
      .slice(0, maxValues),
  );

/** A server may answer about a neighbour, or IANA about a whole suffix; some sentences are about nothing. */
const topicOf = (
  lines: WhoisLine[],
  text: string,
  question: RegistrationQuestion,
): 'asked' | 'other' | 'none' => {
  const matches = topics[question.kind](lines, question);
  if (matches.length > 0) return matches.includes(true) ? 'asked' : 'other';
  return question.kind === 'domain' && text.toLowerCase().includes(question.name) ? 'asked' : 'none';
};

/** For each object in the answer, whether it is the one in question. */
const topics: Record<
  RegistrationQuestion['kind'],
  (lines: WhoisLine[], question: RegistrationQuestion) => boolean[]
> = {
  domain: (lines, question) =>
    valuesOf(lines, 'domain').map(
      (value) => question.kind === 'domain' && asciiName(value.split(/\s/)[0] ?? '') === question.name,
    ),
  address: (lines, question) =>
    networksIn(lines).map(({ block }) => question.kind === 'address' && block.holds(question.address)),
  asn: (lines, question) =>
    valuesOf(lines, 'asn').map((value) => {
      const [first = Number.NaN, last = first] = value
        .replace(/^AS/i, '')
        .split(/\s*-\s*/)
        .map(Number);
      return question.kind === 'asn' && question.number >= first && question.number <= last;
    }),
};

const networksIn = (lines: WhoisLine[]): { block: NetworkBlock; at: number }[] =>
  lines
    .map(({ label, value }, at) => ({ label, value, at }))
    .filter(({ label }) => isNetworkLabel(label))
    .slice(0, maxValues)
    .flatMap(({ value, at }) => {
      const block = networkBlock(value);
      return block ? [{ block, at }] : [];
    });

const isNetworkLabel = (label: string) =>
  labelRules.network.some(({ labels }) => (labels as readonly string[]).includes(label));

/** ARIN returns the block in question and those around it: only the smallest that holds the address counts. */
const smallestNetwork = (lines: WhoisLine[], question: RegistrationQuestion): WhoisLine[] => {
  const networks = networksIn(lines);
  const holding = networks.filter(
    ({ block }) => question.kind === 'address' && block.holds(question.address),
  );
  const [first] = holding.toSorted((one, other) => (one.block.size < other.block.size ? -1 : 1));
  if (!first || networks.length < 2) return lines;
  const next = networks.find(({ at }) => at > first.at);
  return lines.slice(first.at, next?.at);
};

/** Objects that the subject names as its holder become lines about the registrant, wherever they are. */
const withHolder = (lines: WhoisLine[]): WhoisLine[] => {
  const handles = new Set(
    lines
      .filter(({ scope, label }) => scope === 'subject' && holderLabels.has(label))
      .map(({ value }) => value.toUpperCase()),
  );
  const found = lines.filter(
    ({ scope, label, value }) =>
      scope !== 'subject' && handleLabels.has(label) && handles.has(value.toUpperCase()),
  );
  const resolved = new Set(found.map(({ value }) => value.toUpperCase()));
  const paragraphs = new Set(found.map(({ paragraph }) => paragraph));
  const namesNobody = ({ label, value }: WhoisLine) =>
    (holderLabels.has(label) || handleLabels.has(label)) &&
    (resolved.has(value.toUpperCase()) || isHandle(value));
  return lines
    .map((line) => (paragraphs.has(line.paragraph) ? { ...line, scope: 'registrant' as const } : line))
    .filter((line) => !namesNobody(line));
};

/** `ORG-EXA1-RIPE`, `EXA123-FRNIC`, `30500000000`: a registry's handle, not a person's or company's name. */
const isHandle = (value: string) => /^(?=\S*\d)[A-Z0-9:_-]{4,}$/i.test(value);

const datesIn = (lines: WhoisLine[], question: RegistrationQuestion) => {
  const suffix = question.kind === 'domain' ? (question.name.split('.').at(-1) ?? '') : '';
  const options = { isDayFirst: dayFirstSuffixes.has(suffix) };
  // `changed: hostmaster@example.net 20250304`
  const read = (value: string) => readDate(value, options) ?? readDate(/\s(\d{8})\b/.exec(value)?.[1]);
  const behind = (label: string, words: RegExp) =>
    firstReadable(
      lines.filter((line) => line.label === label && words.test(line.value)),
      ({ value }) => read(value) ?? readDate(/\(([^)]*)\)/.exec(value)?.[1], options),
    );
  return {
    of: (fact: 'createdAt' | 'expiresAt' | 'updatedAt') =>
      valuesOf(lines, fact)
        .map(read)
        .filter((date) => date !== null),
    /** .il records the registration as the first of the changes. */
    assigned: behind('changed', /\(assigned\)/i),
    /** .co.jp: `[State] Connected (2026/03/31)` */
    connectedUntil: behind('state', /^connected \(/i),
  };
};

/** An unlabelled address follows below the name. */
const firstOfEach = (lines: WhoisLine[]): WhoisLine[] => {
  const seen = new Set<string>();
  return lines.filter(({ paragraph, label, value }) => {
    const key = `${paragraph} ${label}`;
    const isFirst = value !== '' && !seen.has(key);
    if (isFirst) seen.add(key);
    return isFirst;
  });
};

const registrarIn = (lines: WhoisLine[]) =>
  firstReadable(valuesOf(firstOfEach(lines), 'registrar'), (value) =>
    readPlainText(value.replace(/\s*\[tag = [^\]]*\]|\s*\(?\s*https?:\/\/\S*(?:\s*\))?/gi, '')),
  );

const organisationIn = (lines: WhoisLine[]): string | null => {
  const companies = new Set(
    lines
      .filter(({ label, value }) => label === 'type' && /^organi[sz]ation$/i.test(value))
      .map(({ paragraph }) => paragraph),
  );
  // AFNIC calls every party a contact, and marks the companies.
  const contacts = lines
    .filter(
      ({ scope, label, paragraph }) =>
        scope === 'registrant' && label === 'contact' && companies.has(paragraph),
    )
    .map(({ value }) => value);
  return firstReadable([...valuesOf(firstOfEach(lines), 'organisation'), ...contacts], (value) =>
    readPlainText(value.replace(trailingHandle, '')),
  );
};

/** ARIN and Singapore append their own handle to a name. */
const trailingHandle = /\s*\((?:SGNIC-[A-Z0-9-]+|[A-Z]{2,8}-\d+(?:-[A-Z0-9]+)?)\)$/;

const isHolderRedacted = (lines: WhoisLine[]) =>
  lines.some(
    ({ scope, label, value }) =>
      (scope === 'registrant' || /^(?:registrant|holder|person$)/.test(label)) &&
      (isRedaction(value) || (label === 'anonymous' && /^yes$/i.test(value))),
  );

const countryIn = (lines: WhoisLine[], isDomain: boolean): string | null => {
  // A network may be used in another country than its holder's.
  const ofNetwork = isDomain
    ? null
    : lines.find(({ scope, label }) => scope === 'subject' && label === 'country');
  if (ofNetwork) return countryOf(ofNetwork.value);
  const named = firstReadable(valuesOf(lines, 'country'), countryOf);
  if (named) return named;
  // An unlabelled address ends with its country code.
  const letters = lines.findLast(({ scope, value }) => scope === 'registrant' && /^[A-Z]{2}$/.test(value));
  return letters ? countryOf(letters.value) : null;
};

const abuseEmailIn = (lines: WhoisLine[], text: string): string | null => {
  // RIPE writes it in a comment.
  const commented = /^% Abuse contact for .{1,120} is '([^']{1,200})'/m.exec(text)?.[1];
  return firstReadable([...valuesOf(lines, 'abuseEmail'), commented], mailAddressIn);
};

const signedIn = (lines: WhoisLine[]): boolean | null => {
  const [answer] = valuesOf(lines, 'dnssec').map((value) => value.toLowerCase());
  if (valuesOf(lines, 'delegationKey').length > 0) return true;
  if (answer === undefined) return null;
  if (/^(?:signed|yes|y\b|true|active)/.test(answer)) return true;
  return /^(?:unsigned|no\b|n\b|false|inactive)/.test(answer) ? false : null;
};
