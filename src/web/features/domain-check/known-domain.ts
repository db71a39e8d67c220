import type { DomainPartFields, DomainResult } from '../../../contract/analyze-domain.ts';

/** What is known of a domain: some fields while the lookups run, the whole result at their end. */
export type KnownDomain = DomainPartFields & Pick<DomainResult, 'domain'>;

export const addFields = (
  known: KnownDomain,
  { domain = known.domain, lookups, ...added }: DomainPartFields,
): KnownDomain => ({ ...known, ...added, domain, lookups: { ...known.lookups, ...lookups } });

/** The verdict comes last. */
export const isComplete = (known: KnownDomain): known is DomainResult => known.heuristicChecks !== undefined;
