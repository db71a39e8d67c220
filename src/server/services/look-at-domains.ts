import { plans } from '../../contract/plans.ts';
import type { ProofState } from '../../lookups/domain/prove-domain.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import type { WatchedOutside } from '../adapters/watched-outside.ts';
import type { Comparison, KeepLook } from '../store/keep-look.ts';
import type { WatchedDomainContent } from '../store/watched-content.ts';
import type { DueThing, WatchedDomainStore } from '../store/watched-things.ts';
import type { NewAlert } from '../store/write-alerts.ts';
import { domainAlertWords } from '../watching/domain-alert-words.ts';
import { hasAnswers, seeDomain, seenDomain, watchedParts } from '../watching/seen-domain.ts';
import { type DomainChange, whatChangedOfDomain } from '../watching/what-changed-of-domain.ts';
import type { Looked } from './look-at-devices.ts';
import { lookAtLookalikes } from './look-at-lookalikes.ts';
import { withinPlans } from './within-plans.ts';

const hourMs = 60 * 60 * 1000;
/** Every day, a little earlier each time, so that domains that were added together spread over the hours. */
const dayOfLook = { atLeastMs: 20 * hourMs, upToMs: 4 * hourMs };
/** When nobody answered: a resolver that is down must not cost the whole day. */
const againInMs = hourMs;
/** Each asks seven services: more at once would be a burden to all of them. */
const domainsAtOnce = 4;
const deadlineMs = 10_000;

type Needs = {
  things: Pick<WatchedDomainStore, 'takeDue' | 'page' | 'firstPaused' | 'passOver'>;
  keepLook: KeepLook;
  /** Null where lookups are off: then nothing can be looked at. */
  outside: WatchedOutside | null;
  /** Between 0 and 1. */
  chance: () => number;
  clock: () => Date;
  onFailure: (error: unknown) => void;
};

type Domain = DueThing<WatchedDomainContent>;

/** Looks at domains: what is public of them, compared with what it was before. */
export const lookAtDomains = ({ things, keepLook, outside: reachable, chance, clock, onFailure }: Needs) => {
  const lookAt = async (
    outside: WatchedOutside,
    thing: Domain,
    caller: AbortSignal,
  ): Promise<Looked | null> => {
    const { lookUp, prove } = outside;
    const { ascii, unicode, token } = thing.content;
    const subject = readSubject(ascii);
    if (subject?.kind !== 'domain') return null;
    const signal = AbortSignal.any([caller, AbortSignal.timeout(2 * deadlineMs)]);
    const [facts, lookalikes, proof] = await Promise.all([
      lookUp(subject, { parts: watchedParts, signal, deadlineMs, onPart: () => undefined }),
      lookAtLookalikes(outside, { subject, isProved: thing.proof === 'proved' }, caller),
      thing.proof === null ? ('unknown' as const) : prove(ascii, token, signal),
    ]);
    const now = clock();
    if (!hasAnswers(facts)) {
      await things.passOver([thing.id], null, new Date(now.getTime() + againInMs));
      return null;
    }
    const outcome = await keepLook({
      ...{ thingId: thing.id, userId: thing.userId, lookedWith: null, now },
      dueAt: new Date(now.getTime() + dayOfLook.atLeastMs + chance() * dayOfLook.upToMs),
      isCurrent: async () => true,
      compare: (kept, { proof: provedBefore }) => {
        const before = kept === null ? null : seenDomain.parse(kept);
        const seen = seeDomain(facts, lookalikes, before, now);
        const changes = whatChangedOfDomain(before, seen);
        const proved = comparedProof(provedBefore, proof, now);
        return {
          facts: seen,
          alerts: [...changes, ...(proved.change ?? [])].map((change) => alertOf(unicode, change)),
          closes: [],
          summary: proved.summary,
        };
      },
    });
    return typeof outcome === 'object' ? { things: 1, ...outcome } : null;
  };

  const lookAtEach = async (
    next: () => Promise<Domain[]>,
    { ask, signal }: { ask: WatchedOutside; signal: AbortSignal },
  ): Promise<Looked> => {
    const seen: Looked = { things: 0, alerts: 0, grave: 0 };
    while (!signal.aborted) {
      const some = await next();
      if (some.length === 0) break;
      const { watched, paused } = await withinPlans(some, (userId, planType) =>
        things.firstPaused(userId, plans[planType].watchedDomains),
      );
      const tomorrow = new Date(clock().getTime() + dayOfLook.atLeastMs);
      await things.passOver(
        paused.map(({ id }) => id),
        null,
        tomorrow,
      );
      const looks = await Promise.all(
        watched.map((thing) =>
          // One that fails is tried again when its hold has lapsed; it must not keep the others waiting.
          lookAt(ask, thing, signal).catch((error: unknown) => {
            if (!signal.aborted) onFailure(error);
            return null;
          }),
        ),
      );
      for (const looked of looks) {
        seen.things += looked?.things ?? 0;
        seen.alerts += looked?.alerts ?? 0;
        seen.grave += looked?.grave ?? 0;
      }
    }
    return seen;
  };

  return {
    /** At what was not looked at for a day. */
    due: async (signal: AbortSignal): Promise<Looked> =>
      reachable
        ? lookAtEach(() => things.takeDue(null, clock(), domainsAtOnce), { ask: reachable, signal })
        : nothing,

    /** At every domain, now; `only` at one. */
    now: async (signal: AbortSignal, only?: string): Promise<Looked> => {
      let last: string | null = null;
      const next = async (): Promise<Domain[]> => {
        const some = await things.page(last, domainsAtOnce, clock(), only);
        last = some.at(-1)?.id ?? last;
        return some;
      };
      return reachable ? lookAtEach(next, { ask: reachable, signal }) : nothing;
    },
  };
};

const nothing: Looked = { things: 0, alerts: 0, grave: 0 };

const alertOf = (domain: string, change: DomainChange): NewAlert => ({
  kind: change.kind,
  isGrave: change.isGrave,
  about: change.about,
  content: domainAlertWords(domain, change),
});

/** A record that is gone takes the proof with it, and is told; one that is back needs no words. */
const comparedProof = (
  before: 'proved' | 'lost' | null,
  now: ProofState,
  at: Date,
): { change?: DomainChange[]; summary: NonNullable<Comparison['summary']> } => {
  if (before === 'proved' && now === 'missing')
    return {
      change: [{ kind: 'proof-lost', about: 'proof', isGrave: false, was: '', is: '' }],
      summary: { proof: 'lost' },
    };
  return { summary: before === 'lost' && now === 'proved' ? { proof: 'proved', provedAt: at } : {} };
};
