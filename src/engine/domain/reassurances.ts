import { defangHost } from '../text/defang.ts';
import { urlReassurances } from '../url/explain.ts';
import type { DomainCase } from './case.ts';
import { counted } from './words.ts';

/** From this age on a name has outlived nearly every throwaway one. */
const settledYears = 2;

/** What speaks for a name, in sentences a layperson understands. Only told where little speaks against it. */
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
      ? 'Receivers are told to turn away mail that is forged in its name.'
      : null,
    blocklists.state === 'known' && blocklists.value.listedBy.length === 0
      ? `No list of reported abuse names it (${counted(blocklists.value.asked.length, 'list')} asked).`
      : null,
  ].filter((text) => text !== null);
};

const verified = (type: string) =>
  type === 'OV' || type === 'EV' ? ', and names an organisation that was verified' : '';

/**
 * Whether enough is known to call a name safe when nothing speaks against it. Our own tables are enough for those they
 * vouch for; any other name must be known to its registry, or to two others. An address must have been asked for by name
 * on a list.
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
  // All of it says who lends the name, and nothing of who uses it.
  if (isTenant) return false;
  // Nobody has registered it: there is nothing to be safe.
  if (registration.state === 'absent') return false;
  if (registration.state === 'known' && registration.value.createdAt !== null) return true;
  return [registration, certificate, blocklists, dns.ns, dns.a].filter(isKnown).length >= 2;
};
