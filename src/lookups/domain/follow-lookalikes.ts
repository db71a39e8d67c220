import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import { addressesOf as connectable } from '../resolve-dns.ts';
import type { OpenDns } from './dns-session.ts';
import type { LookUpCertificate } from './look-up-certificate.ts';
import type { PublicDomain } from './look-up-dns.ts';
import { isAnsweredForEveryName, isOwn, type LookalikeCandidate, ownerOf } from './look-up-lookalikes.ts';
import { madeUpLabel } from './made-up-label.ts';

/** A lookalike of a watched domain that is registered, and what it is ready for. */
export type FollowedLookalike = LookalikeCandidate & {
  hasAddress: boolean;
  hasMail: boolean;
  /** A server answers TLS with a certificate for its name. */
  hasCertificate: boolean;
};

export type FollowLookalikes = (
  subject: PublicDomain,
  signal: AbortSignal,
) => Promise<{
  found: FollowedLookalike[];
  /** Nobody answered for these: whether they exist is as unknown as it was. */
  unanswered: string[];
}>;

type Needs = {
  openDns: OpenDns;
  certificateOf: LookUpCertificate;
  /** The most likely first. */
  candidatesFor: (subject: PublicDomain) => readonly LookalikeCandidate[];
  /** Waits for its turn: so many questions a second, over all callers. */
  pace: (signal: AbortSignal) => Promise<void>;
  random: () => number;
};

/** Of one domain at the same time. */
const parallel = 10;
/** Handshakes with strangers' servers, of one look. */
const maxHandshakes = 20;

/** Which lookalikes of a domain are registered, and what they are ready for. Ends early when the signal says so. */
export const followLookalikes =
  ({ openDns, certificateOf, candidatesFor, pace, random }: Needs): FollowLookalikes =>
  async (subject, signal) => {
    const dns = openDns(signal);
    const ask: AskDns = async (name, type) => {
      await pace(signal);
      return dns.ask(name, type);
    };
    const madeUp = madeUpLabel(random);
    const own = ownerOf(dns.ask, subject.registrable);
    const found: { at: number; lookalike: FollowedLookalike }[] = [];
    const unanswered: string[] = [];
    let handshakes = 0;

    const examine = async (candidate: LookalikeCandidate, at: number) => {
      const { domain } = candidate;
      const registered = await ask(domain, 'NS');
      if (registered.state === 'unknown') unanswered.push(domain);
      const exists = registered.state === 'known' || (registered.state === 'absent' && registered.hasName);
      if (!exists || (await isAnsweredForEveryName(dns.ask, domain, madeUp))) return;
      const [addresses, mail] = await Promise.all([ask(domain, 'A'), ask(domain, 'MX')]);
      const known = addresses.state === 'known' ? addresses.value : [];
      if (await isOwn(dns.ask, { domain, addresses: known }, await own)) return;
      let hasCertificate = false;
      if (known.length > 0 && handshakes < maxHandshakes) {
        handshakes += 1;
        hasCertificate = isFor(await certificateOf(domain, signal, connectable(dns.ask)));
      }
      const hasMail = mail.state === 'known' && mail.value.some(({ exchange }) => exchange !== '');
      found.push({ at, lookalike: { ...candidate, hasAddress: known.length > 0, hasMail, hasCertificate } });
    };

    const candidates = candidatesFor(subject).filter(({ domain }) => domain !== subject.registrable);
    const waiting = candidates.entries();
    const work = async () => {
      for (const [at, candidate] of waiting) {
        // What was not asked any more is unknown, like what was not answered.
        if (signal.aborted) unanswered.push(candidate.domain);
        else await examine(candidate, at).catch(() => unanswered.push(candidate.domain));
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    return { found: found.toSorted((a, b) => a.at - b.at).map(({ lookalike }) => lookalike), unanswered };
  };

const isFor = (certificate: LookedUp<{ problems: readonly string[] }>): boolean =>
  certificate.state === 'known' && !certificate.value.problems.includes('wrong-name');
