import type { Priority } from '../../contract/analyze-vulnerability.ts';
import type { AlertContent } from './alert-words.ts';
import { priorityWords } from './priority-words.ts';
import type { DomainAlertKind, DomainChange } from './what-changed-of-domain.ts';

/** The words for a change of a domain, as people read it. */
export const domainAlertWords = (domain: string, change: DomainChange): AlertContent => {
  const { short, whatChanged, whyItMatters, whatToDo } = wordsOf(domain, change);
  const priority = priorityOf(change);
  return {
    ...{ thing: domain, cveId: null, priority },
    subject: `${priorityWords[priority]}: ${domain}, ${short}`,
    ...{ whatChanged, whyItMatters, whatToDo },
  };
};

const priorityOf = ({ kind, isGrave }: DomainChange): Priority => {
  if (actNow.has(kind) || (isGrave && isAboutLookalike(kind))) return 'now';
  return isGrave ? 'soon' : 'scheduled';
};
const actNow: ReadonlySet<DomainAlertKind> = new Set([
  'registration-ended',
  'certificate-ended',
  'name-servers-changed',
  'registrar-changed',
  'listed',
]);

const isAboutLookalike = (kind: DomainAlertKind) =>
  kind === 'lookalike' || kind === 'lookalike-ready' || kind === 'lookalike-certificate';

type Words = { short: string; whatChanged: string; whyItMatters: string; whatToDo: string[] };

const dayOf = (at: string) => at.slice(0, 10);

const protectionNames: Record<string, string> = {
  spf: 'SPF',
  dmarc: 'DMARC',
  mtaSts: 'MTA-STS',
  dnssec: 'DNSSEC',
};

const protects: Record<string, string> = {
  spf: 'SPF says which servers may send mail in your name. The weaker it is, the more forged mail is delivered.',
  dmarc:
    'DMARC says what becomes of mail that is forged in your name. The weaker it is, the more of it is delivered.',
  mtaSts:
    'MTA-STS has mail to you sent encrypted to your servers only. Without it somebody on the way can read it.',
  dnssec:
    'DNSSEC proves that answers about your domain are yours. Where it is broken, many people do not reach the domain at all.',
};

const wordsOf = (domain: string, { kind, about, was, is, lookalike = '' }: DomainChange): Words => {
  switch (kind) {
    case 'registration-ended':
      return {
        short: 'registration has ended',
        whatChanged: is
          ? `The registration of ${domain} ended on ${dayOf(is)}.`
          : `${domain} is not registered any more.`,
        whyItMatters:
          'Website and mail stop, and after a while anybody may register the domain, and receive the mail that was meant for you.',
        whatToDo: ['Renew it with your registrar at once: for some weeks most registries still allow it.'],
      };
    case 'registration-ends':
      return {
        short: `registration ends on ${dayOf(is)}`,
        whatChanged: `The registration of ${domain} ends on ${dayOf(is)}.`,
        whyItMatters: 'When it ends, website and mail stop, and somebody else may register the domain.',
        whatToDo: [
          'Renew it with your registrar, or check that it renews itself and that the payment details are valid.',
        ],
      };
    case 'registrar-changed':
      return {
        short: 'registrar changed',
        whatChanged: `${domain} was registered with ${was}, and is with ${is} now.`,
        whyItMatters:
          'The registrar keeps what decides where website and mail go. A move that you did not order may be a theft of the domain.',
        whatToDo: [
          'If you did not move it, call the registrar before at once and ask for the transfer to be undone.',
          'If you did, acknowledge this alert.',
        ],
      };
    case 'name-servers-changed':
      return {
        short: 'name servers changed',
        whatChanged: `The name servers of ${domain} were ${was}, and are ${is} now.`,
        whyItMatters:
          'Name servers decide where website and mail go. The wrong ones can send both to somebody else.',
        whatToDo: [
          'If you did not change them, sign in to your registrar, set them back and change the password.',
          'If you did, acknowledge this alert.',
        ],
      };
    case 'certificate-ended':
      return {
        short: 'certificate has expired',
        whatChanged: `The certificate of ${domain} was valid until ${dayOf(is)}.`,
        whyItMatters: 'Browsers warn everybody who opens the website, and programs refuse to connect.',
        whatToDo: ['Renew the certificate, and find out why it did not renew itself.'],
      };
    case 'certificate-ends':
      return {
        short: `certificate ends on ${dayOf(is)}`,
        whatChanged: `The certificate of ${domain} is valid until ${dayOf(is)}, and has not been renewed yet.`,
        whyItMatters: 'Once it has ended, browsers warn everybody who opens the website.',
        whatToDo: ['Renew it, or find out why it did not renew itself.'],
      };
    case 'certificate-broken':
      return {
        short: 'certificate is not accepted',
        whatChanged: `The certificate of ${domain} has a fault that it had not before: ${is.replaceAll('-', ' ')}.`,
        whyItMatters: 'Browsers warn everybody who opens the website. It may be another server than yours.',
        whatToDo: ['Check which server answers for the domain, and its certificate.'],
      };
    case 'weaker': {
      const name = protectionNames[about] ?? about;
      return {
        short: `${name} is weaker`,
        whatChanged: `${name} of ${domain} was ${was}, and is ${is} now.`,
        whyItMatters: protects[about] ?? '',
        whatToDo: [
          `If nobody meant to change it, set it back to what it was: ${was}.`,
          'If it was meant, acknowledge this alert.',
        ],
      };
    }
    case 'listed':
      return {
        short: 'listed for abuse',
        whatChanged: `${domain} is on lists of domains or addresses that were abused: ${is}.`,
        whyItMatters: 'Mail of it is refused by many, and browsers may warn of the website.',
        whatToDo: [
          'Look for pages or mails that are not yours: a website or a mailbox may have been taken over.',
          'When it is cleaned up, ask the list to remove the domain.',
        ],
      };
    case 'lookalike':
    case 'lookalike-ready':
      return {
        short: kind === 'lookalike' ? `new lookalike ${lookalike}` : `lookalike ${lookalike} is readier`,
        whatChanged:
          kind === 'lookalike'
            ? `${lookalike}, which could be taken for ${domain}, is registered: it ${is}.`
            : `${lookalike}, which could be taken for ${domain}, is readier than before: it ${is}.`,
        whyItMatters:
          'Such a domain may belong to somebody harmless. Phishing in your name begins with one: mail or a page that people take for yours.',
        whatToDo: [
          `Do not open it in your own browser: check it under “WHOIS”.`,
          'If it pretends to be you, report it to its registrar and host.',
          'If you know whose it is, mute this alert.',
        ],
      };
    case 'lookalike-certificate':
      return {
        short: `certificate for the lookalike ${lookalike}`,
        whatChanged: `${was} has issued a certificate for ${is}. It could be taken for ${domain}.`,
        whyItMatters:
          'A website needs a certificate before browsers trust it: this is often the last step before a page in your name is opened.',
        whatToDo: [
          `Do not open it in your own browser: check ${lookalike} under “WHOIS”.`,
          'If it pretends to be you, report it to its registrar and host, and to the authority that issued the certificate.',
          'If you know whose it is, mute this alert.',
        ],
      };
    case 'certificate-logged':
      return {
        short: `new certificate by ${was}`,
        whatChanged: `${was} has issued a certificate for ${is}.`,
        whyItMatters:
          'With a certificate for your domain, another server can pretend to be yours. Most are ordered by a company that runs a part of it for you.',
        whatToDo: [
          'If you or your host ordered it, acknowledge this alert.',
          'If nobody did, ask the authority to revoke it, change the passwords of your registrar and DNS, and publish a CAA record.',
        ],
      };
    case 'proof-lost':
      return {
        short: 'proof is gone',
        whatChanged: `The TXT record that proved that ${domain} is yours is not there any more.`,
        whyItMatters: 'Only public facts of it are looked at until it is back.',
        whatToDo: ['If the domain is still yours, publish the record again: the page “Watch” shows it.'],
      };
  }
};
