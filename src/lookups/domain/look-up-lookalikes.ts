import { parse } from 'tldts';
import type { SeenLookalike } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import type { PublicDomain } from './look-up-dns.ts';
import { madeUpLabel } from './made-up-label.ts';

/** A domain an attacker might register to imitate another, the most likely first; `kind` is how it was made. */
export type LookalikeCandidate = { domain: string; kind: string };

type Needs = {
  ask: AskDns;
  random: () => number;
  /** The most likely are enough: the page shows five, and each question costs the resolver as much as the visitor's own. */
  maxCandidates?: number;
  parallel?: number;
};

/** This many are asked first. If none is answered the resolver is down, and hundreds more would only wait. */
const probes = 5;

/** Chosen by hand: among many domains a few always have a broken zone; if more fail, it is the resolver or the deadline. */
const brokenShare = 0.1;

/**
 * Which lookalikes of a domain exist. Ends early with what was found when the session's time is over. Absent: all were
 * asked for, and none exists.
 */
export const lookUpLookalikes =
  ({ ask, random, maxCandidates = 150, parallel = 50 }: Needs) =>
  async (
    { ascii, registrable }: PublicDomain,
    candidates: readonly LookalikeCandidate[],
  ): Promise<LookedUp<SeenLookalike[]>> => {
    const asked = candidates
      .filter(({ domain }) => domain !== ascii && domain !== registrable)
      .slice(0, maxCandidates);
    const madeUp = madeUpLabel(random);
    const own = ownerOf(ask, registrable);
    const seen: { at: number; lookalike: SeenLookalike }[] = [];
    let failed = 0;
    let answered = 0;
    const examine = async (candidate: LookalikeCandidate, at: number) => {
      const answer = await ask(candidate.domain, 'A');
      if (answer.state === 'unknown') failed += 1;
      else answered += 1;
      if (answer.state !== 'known') return;
      if (await isAnsweredForEveryName(ask, candidate.domain, madeUp)) return;
      if (await isOwn(ask, { domain: candidate.domain, addresses: answer.value }, await own)) return;
      const mail = await ask(candidate.domain, 'MX');
      const hasMail = mail.state === 'known' && mail.value.some(({ exchange }) => exchange !== '');
      seen.push({ at, lookalike: { ...candidate, addresses: answer.value.slice(0, 4), hasMail } });
    };
    await Promise.all(asked.slice(0, probes).map(examine));
    if (answered > 0) {
      const waiting = asked.slice(probes).entries();
      const work = async () => {
        for (const [at, candidate] of waiting) await examine(candidate, probes + at);
      };
      await Promise.all(Array.from({ length: parallel }, work));
    }
    if (seen.length > 0) {
      const inOrder = seen.toSorted((a, b) => a.at - b.at).map(({ lookalike }) => lookalike);
      return { state: 'known', value: inOrder };
    }
    return failed > (failed + answered) * brokenShare
      ? { state: 'unknown', reason: 'timeout' }
      : { state: 'absent' };
  };

/** If a random neighbour answers too, this answer means nothing: some suffixes and hosters answer for every name. */
export const isAnsweredForEveryName = async (ask: AskDns, domain: string, madeUp: string) => {
  const [, ...above] = domain.split('.');
  return (await ask(`${madeUp}.${above.join('.')}`, 'A')).state === 'known';
};

type Owner = { registrable: string; nameServers: string; addresses: readonly string[] };

export const ownerOf = async (ask: AskDns, registrable: string): Promise<Owner> => {
  const [nameServers, a] = await Promise.all([nameServersOf(ask, registrable), ask(registrable, 'A')]);
  return { registrable, nameServers, addresses: a.state === 'known' ? a.value : [] };
};

const nameServersOf = async (ask: AskDns, domain: string): Promise<string> => {
  const answer = await ask(parse(domain).domain ?? domain, 'NS');
  if (answer.state !== 'known') return '';
  return answer.value
    .map((name) => name.toLowerCase())
    .toSorted()
    .join(' ');
};

/**
 * Large brands register their own misspellings. Shared name servers alone prove little, since thousands of unrelated
 * domains share a hoster's; they must be the brand's own, or lead to the very same machine.
 */
export const isOwn = async (
  ask: AskDns,
  { domain, addresses }: { domain: string; addresses: readonly string[] },
  own: Owner,
): Promise<boolean> => {
  if (own.nameServers === '' || (await nameServersOf(ask, domain)) !== own.nameServers) return false;
  const areOwnServers = own.nameServers.split(' ').every((name) => name.endsWith(`.${own.registrable}`));
  return areOwnServers || addresses.some((address) => own.addresses.includes(address));
};
