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
  const years = yearsOf(ageInDays);
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

const yearsOf = (ageInDays: number | null) => (ageInDays === null ? 0 : Math.floor(ageInDays / 365.25));

const verified = (type: string) =>
  type === 'OV' || type === 'EV' ? ', and names an organisation that was verified' : '';

/**
 * Whether anything vouches for a domain in which nothing was found: our own tables, an age that no throwaway one reaches, or a
 * certificate that names a verified organisation. An address must have been looked up on a list.
 */
export const isVouchedDomain = ({
  subject,
  isTrusted,
  isTenant,
  ageInDays,
  facts,
  known,
}: DomainCase): boolean => {
  if (subject.kind === 'internal') return false;
  const { registration, hosting, certificate, blocklists } = facts;
  const isKnown = (fact: { state: string }) => fact.state === 'known';
  if (subject.kind === 'address') {
    const wasOnLists = isKnown(blocklists) || known.knownPhishing?.state === 'absent';
    return wasOnLists && (isKnown(registration) || isKnown(hosting));
  }
  if (isTrusted) return true;
  // All of it describes the hosting company, and nothing the tenant.
  if (isTenant) return false;
  if (yearsOf(ageInDays) >= settledYears) return true;
  return (
    certificate.state === 'known' && certificate.value.isValid && verified(certificate.value.type) !== ''
  );
};
