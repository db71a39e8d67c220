import { defangHost } from '../text/defang.ts';
import { urlReassurances } from '../url/explain.ts';
import type { DomainCase } from './case.ts';
import { counted } from './words.ts';

/** By this age a domain has outlived nearly every throwaway one. */
const settledYears = 2;

/** Reasons to trust a domain, in plain sentences. Only shown where little was found. */
export const domainReassurances = (input: DomainCase): string[] => {
  const { front, facts, ageInDays, name, subject, isTrusted, isTenant } = input;
  if (front === null) return [];
  const years = ageInDays === null ? 0 : Math.floor(ageInDays / 365.25);
  const { blocklists, certificate, mailSecurity } = facts;
  const shown = defangHost(name);
  return [
    ...(isTrusted ? urlReassurances(front) : []),
    years >= settledYears ? `${shown} has been registered for ${counted(years, 'year')}.` : null,
    subject.kind === 'domain' && !isTenant && certificate.state === 'known' && certificate.value.isValid
      ? `Its certificate is valid${verified(certificate.value.type)}.`
      : null,
    !isTenant && mailSecurity.dmarc.state === 'known' && mailSecurity.dmarc.value.policy !== 'none'
      ? 'Receivers are asked to turn away mail that is forged in its name.'
      : null,
    blocklists.state === 'known' && blocklists.value.listedBy.length === 0
      ? `No list of reported abuse names it (${counted(blocklists.value.asked.length, 'list')} asked).`
      : null,
  ].filter((text) => text !== null);
};

const verified = (type: string) =>
  type === 'OV' || type === 'EV' ? ', and names an organisation that was verified' : '';

/**
 * Whether enough is known to call a domain safe when nothing was found. Our own tables are enough for trusted
 * domains; any other must be known to its registry or to two other sources. An address must have been looked up on a list.
 */
export const hasEnough = ({ subject, isTrusted, isTenant, facts, known }: DomainCase): boolean => {
  if (subject.kind === 'internal') return false;
  const { registration, hosting, certificate, blocklists, dns } = facts;
  const isKnown = (fact: { state: string }) => fact.state === 'known';
  if (subject.kind === 'address') {
    const wasOnLists = isKnown(blocklists) || known.knownPhishing?.state === 'absent';
    return wasOnLists && (isKnown(registration) || isKnown(hosting));
  }
  if (isTrusted) return true;
  // All of it describes the hosting company, and nothing the tenant.
  if (isTenant) return false;
  // An unregistered domain has nothing to call safe.
  if (registration.state === 'absent') return false;
  if (registration.state === 'known' && registration.value.createdAt !== null) return true;
  return [registration, certificate, blocklists, dns.ns, dns.a].filter(isKnown).length >= 2;
};
