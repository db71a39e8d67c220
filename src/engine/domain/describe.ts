import type { DomainPartFields, DomainResult } from '../../contract/analyze-domain.ts';
import type { DomainFacts, DomainPart, DomainSubject } from '../../contract/domain-facts.ts';
import type { KnownOfDomain } from './case.ts';
import type { DomainConclusion } from './conclude.ts';
import { allFields, fieldsOf } from './fields.ts';
import { outcomeOf } from './outcome.ts';

type Found = { subject: DomainSubject; facts: DomainFacts; known: KnownOfDomain; now: Date };

type Concluded = Found & {
  conclusion: DomainConclusion;
  /** When each part was looked up, where that was before the call. */
  learnedAt?: Partial<Record<DomainPart, Date>>;
};

/** The whole result of a domain check: the verdict, and every fact as its card shows it. */
export const describeDomain = ({
  subject,
  facts,
  known,
  conclusion,
  learnedAt = {},
  now,
}: Concluded): DomainResult => {
  const { heuristicChecks, threats, recommendations, reassurances, checks } = conclusion;
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

/** The fields that one part adds to the result, given the facts found so far. */
export const describePart = (
  part: DomainPart,
  { subject, facts, known, now }: Found,
  learnedAt: Date,
): DomainPartFields => ({
  ...fieldsOf(part, subject, facts, now, known),
  lookups: { [part]: outcomeOf(part, subject, facts, learnedAt) },
});
