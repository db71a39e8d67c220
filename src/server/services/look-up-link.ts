import type { CertificateFacts, CertificateProblem, Registration } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import { destinationOf, hostingOf, type UrlFacts } from '../../engine/index.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import type { FindFacts } from '../../lookups/remembered-facts.ts';

export type LinkFacts = Pick<UrlFacts, 'registration' | 'certificate' | 'blocklists'>;
type Needs = {
  /** Null: lookups are off. */
  find: FindFacts | null;
  clock: () => Date;
};

/** The visitor waits at the screen: what is not known by then is shown as unknown. */
const deadlineMs = 2500;

/** Finds out what the host of a link has on record. The page itself is never opened. */
export const lookUpLink =
  ({ find, clock }: Needs) =>
  async (url: string, signal: AbortSignal): Promise<LinkFacts> => {
    if (find === null) return factsWithoutLookups;
    const target = destinationOf(url);
    const subject = target && readSubject(target.host);
    if (!subject || subject.kind === 'internal') return factsWithoutLookups;
    const { facts } = await find(subject, {
      parts: ['registration', 'certificate', 'blocklists'],
      signal,
      deadlineMs,
    });
    return {
      // A site on shared hosting has no registration of its own, only the hosting company's.
      registration: hostingOf(target.host)
        ? { state: 'absent' }
        : mapped(facts.registration, (found) => ageOf(found, clock())),
      certificate: mapped(facts.certificate, (found) => toLinkFact(found, clock())),
      blocklists: facts.blocklists,
    };
  };
export type LookUpLink = ReturnType<typeof lookUpLink>;

const off = { state: 'unknown', reason: 'off' } as const;
const factsWithoutLookups: LinkFacts = { registration: off, certificate: off, blocklists: off };

/** Null: what was found does not say it. */
const mapped = <A, B>(fact: LookedUp<A>, change: (value: A) => B | null): LookedUp<B> => {
  if (fact.state !== 'known') return fact;
  const value = change(fact.value);
  return value === null ? { state: 'unknown', reason: 'unreadable' } : { state: 'known', value };
};

const ageOf = ({ createdAt, registrar }: Registration, now: Date) =>
  createdAt === null
    ? null
    : { ageInDays: daysSince(createdAt, now), ...(registrar !== null && { registrar }) };

const toLinkFact = ({ isValid, issuer, validFrom, problems: [problem] }: CertificateFacts, now: Date) => ({
  isValid,
  issuer,
  ageInDays: daysSince(validFrom, now),
  ...(problem && { problem: inWords[problem] }),
});

const inWords: Record<CertificateProblem, string> = {
  expired: 'it has expired',
  'not-yet-valid': 'it is not valid yet',
  'wrong-name': 'it was issued for another domain',
  'self-signed': 'the site issued it to itself',
  untrusted: 'browsers do not trust its issuer',
  revoked: 'its issuer has revoked it',
  'weak-key': 'its key is too weak to protect anything',
};

const daysSince = (date: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / 86_400_000));
