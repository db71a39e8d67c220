import type { AbuseContact, AbuseReport } from '../../contract/abuse-report.ts';
import { cutText } from '../../contract/plain-text.ts';
import { defangText } from '../report/defang-text.ts';
import { sharedText } from '../sharing/shared-text.ts';
import type { Accusation } from './accusation.ts';
import type { FoundOnSuspect } from './found-on-suspect.ts';

const maxThreats = 8;
const maxDescription = 300;

/** The complaint as a person sends it: addresses defanged, so that no filter stops it, and the reporter's own address taken out. */
export const writeAbuseMail = (
  accusation: Accusation,
  contacts: readonly AbuseContact[],
): AbuseReport['mail'] => {
  const { imitated, found } = accusation;
  const [first] = found;
  const about = defangText(first?.suspect.host ?? '');
  const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
  return {
    to: [...new Set(contacts.flatMap(({ email }) => email ?? []))],
    subject: imitated === null ? `Phishing: ${about}${more}` : `Lookalike of ${imitated}: ${about}`,
    text: `${abuseMailText(accusation)}\n`,
  };
};

const abuseMailText = ({ analysis, imitated, found, leftOut, reporter, now }: Accusation): string => {
  const text = sharedText(reporter);
  const day = (moment: string) => `${moment.slice(0, 16).replace('T', ' ')} UTC`;
  const request =
    imitated === null
      ? 'I report phishing, and ask you to stop it.'
      : `I report a domain that imitates ${defangText(imitated)}. No page on it has been opened. Please check who registered it, and what it is used for.`;
  const seen = analysis.threats
    .slice(0, maxThreats)
    .map(({ title, description }) => `- ${text.of(title)}: ${text.of(cutText(description, maxDescription))}`);
  return [
    'Hello,',
    request,
    `What it is about:\n${found.map((one) => `- ${about(one, text.of)}`).join('\n')}`,
    imitated === null && seen.length > 0 ? `What was seen:\n${seen.join('\n')}` : '',
    imitated === null
      ? `Checked on ${day(analysis.createdAt)}, with a score of ${analysis.riskScore} of 100. The page itself was not opened.`
      : `Found among domains that look like ${defangText(imitated)} on ${day(analysis.createdAt)}.`,
    leftOut.length > 0
      ? `Not accused:\n${leftOut.map(({ what, why }) => `- ${text.of(what)}: ${why}`).join('\n')}`
      : '',
    `Written on ${day(now.toISOString())}. Addresses are written so that they cannot be opened by mistake (hxxp for http, [.] for a dot). A report for programs (XARF 4) can be had as well.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

const roles = {
  page: 'the page',
  sender: 'the domain that the message was sent from, proven by its signature',
  server: 'the server that delivered the message',
} as const;

const about = (
  { suspect, registration, hosting, network }: FoundOnSuspect,
  shown: (text: string) => string,
): string => {
  const registered = registration.state === 'known' ? registration.value : null;
  const facts = [
    registered?.createdAt ? `registered on ${registered.createdAt.slice(0, 10)}` : null,
    registered?.registrar ? `registrar ${shown(registered.registrar)}` : null,
    hosting.state === 'known' && suspect.host !== hosting.value.address
      ? `address ${defangText(hosting.value.address)}`
      : null,
    network.state === 'known' && network.value.network ? `network ${network.value.network}` : null,
    network.state === 'known' && network.value.organisation ? shown(network.value.organisation) : null,
  ].filter((fact) => fact !== null);
  const name = shown(suspect.url ?? suspect.host);
  return [`${name} (${roles[suspect.role]})`, ...facts].join(', ');
};
