import type { Registration } from '../../contract/domain-facts.ts';
import { countryOf } from './country-code.ts';
import { firstReadable } from './first-readable.ts';
import { nameServersIn } from './name-servers.ts';
import { blockBetween } from './network-block.ts';
import { entitiesIn, type RdapEntity } from './rdap-entity.ts';
import { type JsonRecord, jsonRecord, listOf, recordOf, recordsOf, textsOf } from './rdap-json.ts';
import { readDate } from './read-date.ts';
import { asciiName, type RegistrationQuestion } from './registration-question.ts';
import { registrationStatuses } from './registration-status.ts';
import { isRedaction, readPlainText } from './registry-text.ts';

export type RdapReading = {
  registration: Registration;
  /** Where the registrar publishes more (`rel=related`), for registries that keep no contacts. */
  related: string | null;
};

/** Reads an RDAP object (RFC 9083); null when it is none, or does not match the question. */
export const readRdap = (
  text: string,
  question: RegistrationQuestion,
  source: string,
): RdapReading | null => {
  const answer = jsonRecord(text);
  if (!answer || answer['errorCode'] !== undefined || !isAbout(answer, question)) return null;
  const entities = entitiesIn(answer['entities']);
  const holder = entities.find(({ roles }) => roles.includes('registrant'));
  const registrar = entities.find(({ roles }) => roles.includes('registrar'));
  const organisation = organisationOf(answer, question, holder);
  const registration: Registration = {
    createdAt: eventDate(answer, ['reregistration']) ?? eventDate(answer, ['registration']),
    expiresAt:
      eventDate(answer, ['expiration']) ?? eventDate(answer, ['registrar expiration', 'soft expiration']),
    updatedAt: eventDate(answer, ['last changed', 'last update']),
    statuses: registrationStatuses(textsOf(answer['status'])),
    registrar: question.kind === 'domain' ? (registrar?.name ?? registrar?.organisation ?? null) : null,
    organisation,
    isRedacted: organisation === null && (holder?.isRedacted === true || namesHolderAsRedacted(answer)),
    country: countryOf(answer['country']) ?? holder?.country ?? null,
    nameServers:
      question.kind === 'domain'
        ? nameServersIn(
            recordsOf(answer['nameservers']).map(({ ldhName, unicodeName }) => ldhName ?? unicodeName),
          )
        : [],
    abuseEmail: abuseEmailOf(question.kind === 'domain' ? (registrar?.entities ?? []) : [], entities),
    isSigned: signedOf(recordOf(answer['secureDNS'])),
    network: networkOf(answer)?.text ?? null,
    source,
    protocol: 'rdap',
  };
  return { registration, related: question.kind === 'domain' ? relatedOf(answer) : null };
};

const classes = { domain: 'domain', address: 'ip network', asn: 'autnum' } as const;

const isAbout = (answer: JsonRecord, question: RegistrationQuestion): boolean => {
  if (String(answer['objectClassName']).toLowerCase() !== classes[question.kind]) return false;
  if (question.kind === 'domain') {
    const name = answer['ldhName'] ?? answer['unicodeName'];
    return (
      name === undefined || name === null || (typeof name === 'string' && asciiName(name) === question.name)
    );
  }
  if (question.kind === 'address') return networkOf(answer)?.holds(question.address) ?? true;
  const [first, last] = [Number(answer['startAutnum']), Number(answer['endAutnum'])];
  return Number.isNaN(first) || Number.isNaN(last) || (question.number >= first && question.number <= last);
};

/** The latest of the named events, for an object that was changed more than once. */
const eventDate = (answer: JsonRecord, actions: string[]): string | null =>
  recordsOf(answer['events'])
    .filter(
      ({ eventAction }) => typeof eventAction === 'string' && actions.includes(eventAction.toLowerCase()),
    )
    .map(({ eventDate }) => readDate(eventDate))
    .filter((date) => date !== null)
    .sort()
    .at(-1) ?? null;

/** A person's name is not taken for an organisation's; the holder of an address block is always an organisation. */
const organisationOf = (
  answer: JsonRecord,
  { kind }: RegistrationQuestion,
  holder: RdapEntity | undefined,
) => {
  const organisation = holder?.organisation ?? (holder?.isCompany || kind !== 'domain' ? holder?.name : null);
  if (organisation || kind === 'domain') return organisation ?? null;
  // APNIC names the holder in a remark.
  const description = recordsOf(answer['remarks']).find(({ title }) => title === 'description');
  return readPlainText(listOf(description?.['description'])[0]);
};

/** RFC 9537: each redacted field is named, e.g. "Registrant Organization". */
const namesHolderAsRedacted = (answer: JsonRecord): boolean =>
  recordsOf(answer['redacted']).some(({ name, prePath, postPath }) =>
    [recordOf(name)['type'], recordOf(name)['description'], prePath, postPath].some(
      (text) => typeof text === 'string' && /registrant/i.test(text),
    ),
  ) || recordsOf(answer['remarks']).some(({ title }) => isRedaction(title));

const abuseEmailOf = (...groups: RdapEntity[][]): string | null => {
  const all = groups.flat().flatMap((entity) => [entity, ...entity.entities]);
  return all.find(({ roles, email }) => roles.includes('abuse') && email !== null)?.email ?? null;
};

const signedOf = ({ delegationSigned }: JsonRecord): boolean | null =>
  typeof delegationSigned === 'boolean' ? delegationSigned : null;

const networkOf = ({ startAddress, endAddress }: JsonRecord) =>
  typeof startAddress === 'string' && typeof endAddress === 'string'
    ? blockBetween(startAddress, endAddress)
    : null;

const relatedOf = (answer: JsonRecord): string | null =>
  firstReadable(recordsOf(answer['links']), ({ rel, type, href }) => {
    if (rel !== 'related' || typeof href !== 'string' || !URL.canParse(href)) return null;
    return /^https?:\/\//i.test(href) && (isRdap(type) || /\/domain\//i.test(href)) ? href : null;
  });

const isRdap = (type: unknown) =>
  typeof type === 'string' && type.toLowerCase().startsWith('application/rdap+json');
