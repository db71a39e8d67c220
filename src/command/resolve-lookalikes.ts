import type { DomainSubject, SeenLookalike } from '../contract/domain-facts.ts';
import { openDnsSessions } from '../lookups/domain/dns-session.ts';
import { type LookalikeCandidate, lookUpLookalikes } from '../lookups/domain/look-up-lookalikes.ts';
import { lookupConfig } from './lookup-config.ts';

/** Nobody waits longer than this for thousands of names. */
const withinMs = 60_000;
/** A session asks a bounded number of questions, three at most for each name. */
const perSession = 400;

/** Those that exist, as DNS says; null where it did not answer. */
export const resolveLookalikes = async (
  subject: Extract<DomainSubject, { kind: 'domain' }>,
  candidates: readonly LookalikeCandidate[],
  env: NodeJS.ProcessEnv,
): Promise<SeenLookalike[] | null> => {
  const open = openDnsSessions({ servers: lookupConfig(env).lookups.dnsServers });
  const signal = AbortSignal.timeout(withinMs);
  const all: SeenLookalike[] = [];
  for (let at = 0; at < candidates.length; at += perSession) {
    const { ask } = open(signal);
    const look = lookUpLookalikes({ ask, random: Math.random, maxCandidates: perSession });
    const found = await look(subject, candidates.slice(at, at + perSession));
    if (found.state === 'unknown') return null;
    if (found.state === 'known') all.push(...found.value);
  }
  return all;
};
