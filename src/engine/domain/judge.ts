import type { Verdict } from '../../contract/analysis.ts';
import type { DomainResult } from '../../contract/analyze-domain.ts';
import type { DomainFacts, DomainPart, DomainSubject } from '../../contract/domain-facts.ts';
import type { OutsideContact } from '../../contract/outside-contacts.ts';
import type { UrlModels } from '../url/model.ts';
import type { KnownOfDomain } from './case.ts';
import { concludeDomain } from './conclude.ts';
import { describeDomain } from './describe.ts';
import { verdictOf } from './explain.ts';

/** What was found out about a domain or an address, and when. */
export type FoundDomain = {
  subject: DomainSubject;
  facts: DomainFacts;
  /** What our own tables know about it. */
  known: KnownOfDomain;
  /** When each part was looked up, where that was before the call. */
  learnedAt?: Partial<Record<DomainPart, Date>>;
  /** The outside services that were asked. */
  outside?: OutsideContact[];
  now: Date;
};

/** Judges a domain or an address: the result as its page shows it, and the verdict as the history keeps it. */
export const judgeDomain = (
  { outside, ...found }: FoundDomain,
  models: UrlModels = {},
): { result: DomainResult; verdict: Verdict } => {
  const { subject, facts, known, now } = found;
  const conclusion = concludeDomain(subject, facts, known, now, models);
  const result = { ...describeDomain({ ...found, conclusion }), ...(outside && { outside }) };
  return { result, verdict: verdictOf(result, conclusion) };
};
