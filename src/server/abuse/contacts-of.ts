import type { AbuseContact } from '../../contract/abuse-report.ts';
import type { Registration } from '../../contract/domain-facts.ts';
import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import type { FoundOnSuspect } from './found-on-suspect.ts';

/** Whom to write to, each once, and the lists of browsers at the end. */
export const contactsOf = (found: readonly FoundOnSuspect[]): AbuseContact[] => {
  const people = found.flatMap((one) => [...registrarOf(one), hostOf(one)]);
  const [page] = found.filter(({ suspect }) => suspect.role === 'page');
  return [...distinct(people), ...(page ? listsFor(page.suspect.url ?? page.suspect.host) : [])];
};

const registrarOf = ({ suspect: { domain }, registration }: FoundOnSuspect): AbuseContact[] => {
  // Where many share a domain, its registrar would have to suspend them all.
  if (domain === null) return [];
  return [
    {
      kind: 'registrar',
      about: domain,
      name: registration.state === 'known' ? registration.value.registrar : null,
      email: emailOf(registration),
      url: null,
      note: noteOn('registry', domain, registration),
    },
  ];
};

const hostOf = ({ suspect, hosting, network }: FoundOnSuspect): AbuseContact => {
  const address = hosting.state === 'known' ? hosting.value.address : null;
  const announced = hosting.state === 'known' ? hosting.value.organisation : null;
  const about = address ?? suspect.host;
  return {
    kind: 'host',
    about,
    name: (network.state === 'known' ? network.value.organisation : null) ?? announced,
    email: emailOf(network),
    url: null,
    note:
      address === null
        ? noAddress(suspect.host, hosting.state === 'unknown' ? hosting.reason : null)
        : noteOn('network registry', about, network),
  };
};

const emailOf = (registration: LookedUp<Registration>) =>
  registration.state === 'known' ? registration.value.abuseEmail : null;

const protocols = { rdap: 'RDAP', whois: 'WHOIS' } as const;

const noteOn = (who: string, about: string, found: LookedUp<Registration>): string => {
  if (found.state === 'absent') return `The ${who} has no record of ${about}.`;
  if (found.state === 'unknown') return `Unknown: the ${who} of ${about} ${notAsked[found.reason]}.`;
  const { abuseEmail, source, protocol } = found.value;
  return abuseEmail === null
    ? `Unknown: the record at ${source} (${protocols[protocol]}) names no address for complaints.`
    : `From the record at ${source} (${protocols[protocol]}).`;
};

const noAddress = (host: string, reason: UnknownReason | null): string =>
  reason === null
    ? `${host} has no address now, so nobody hosts it.`
    : `Unknown: the address of ${host} could not be found, because the name server ${notAsked[reason]}.`;

const notAsked: Record<UnknownReason, string> = {
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'declined to answer',
  unreadable: 'gave an answer that could not be read',
  off: 'was not asked: lookups are switched off on this server',
};

/** Their own pages for reports; what is reported there warns the visitors of most browsers. */
const listsFor = (about: string): AbuseContact[] =>
  [
    {
      name: 'Google Safe Browsing',
      url: 'https://safebrowsing.google.com/safebrowsing/report_phish/',
      warns: 'Chrome, Firefox and Safari',
    },
    {
      name: 'Microsoft SmartScreen',
      url: 'https://www.microsoft.com/en-us/wdsi/support/report-unsafe-site',
      warns: 'Edge',
    },
    {
      name: 'Netcraft',
      url: 'https://report.netcraft.com/report',
      warns: 'people who use its lists, and hosts',
    },
  ].map(({ name, url, warns }) => ({
    kind: 'list',
    about,
    name,
    email: null,
    url,
    note: `Takes reports on its page, and warns ${warns}.`,
  }));

const distinct = (contacts: readonly AbuseContact[]): AbuseContact[] => [
  ...new Map(contacts.map((contact) => [`${contact.kind} ${contact.about}`, contact])).values(),
];
