import { createLazyPart } from '../../lib/lazy-part.tsx';
import { drawnBy, type OwnResult } from '../../lib/own-result.tsx';
import type { KnownDomain } from './known-domain.ts';

/** Fetched while the domain is still being typed. */
export const domainResult = createLazyPart(async () => (await import('./domain-result.tsx')).DomainResult);

export const drawDomain = (known: KnownDomain): OwnResult => drawnBy(domainResult, { known });
