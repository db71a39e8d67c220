import type { DomainResult } from '../contract/analyze-domain.ts';
import type { DomainFacts, DomainPart, DomainSubject } from '../contract/domain-facts.ts';
import type { KnownOfDomain } from './domain-case.ts';
import { allFields } from './domain-fields.ts';
import { outcomeOf } from './domain-outcome.ts';
import type { DomainVerdict } from './judge-domain.ts';

type Checked = {
  subject: DomainSubject;
  facts: DomainFacts;
  known: KnownOfDomain;
  verdict: DomainVerdict;
  /** When each part was learned, where that was earlier than the call. */
  learnedAt?: Partial<Record<DomainPart, Date>>;
  now: Date;
};

/** The whole result of one domain check: the verdict, and every fact as its card shows it. */
export const describeDomain = ({
  subject,
  facts,
  known,
  verdict,
  learnedAt = {},
  now,
}: Checked): DomainResult => {
  const { heuristicChecks, threats, recommendations, reassurances, checks } = verdict;
  const outcome = (part: DomainPart) => outcomeOf(part, subject, facts, learnedAt[part] ?? now);
  return {
    ...allFields(subject, facts, now, known),
    heuristicChecks,
    threats,
    recommendations,
    reassurances,
    checks,
    lookups: {
      registration: outcome('registration'),
      hosting: outcome('hosting'),
      dns: outcome('dns'),
      mailSecurity: outcome('mailSecurity'),
      certificate: outcome('certificate'),
      blocklists: outcome('blocklists'),
      lookalikes: outcome('lookalikes'),
    },
  };
};
