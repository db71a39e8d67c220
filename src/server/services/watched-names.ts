import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { plans } from '../../contract/plans.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import type { WatchedDomainStore } from '../store/watched-things.ts';
import { withinPlans } from './within-plans.ts';

/** Whose domain it is that a certificate may concern. */
export type Watcher = {
  /** Of the watched thing. */
  id: string;
  userId: string;
  /** As DNS has it, and as people read it. */
  domain: string;
  unicode: string;
};

/** Who watches a domain, or one that it looks like. */
export type FindWatchers = () => Promise<(domain: string) => readonly Watcher[]>;

type Needs = {
  things: Pick<WatchedDomainStore, 'page' | 'firstPaused'>;
  /** The most likely ones of a registrable domain. */
  lookalikesOf: (registrable: string) => readonly string[];
  clock: () => Date;
};

const domainsAtOnce = 500;
const rememberedDomains = 2000;

/** All watched domains with their lookalikes, as they are now. */
export const watchedNames = ({ things, lookalikesOf, clock }: Needs): FindWatchers => {
  const remembered = new LRUCache<string, readonly string[]>({ max: rememberedDomains });
  const lookalikes = async (registrable: string) => {
    const known = remembered.get(registrable);
    if (known) return known;
    // Thousands are made of each: others have their turn in between.
    await setImmediate();
    const made = lookalikesOf(registrable);
    remembered.set(registrable, made);
    return made;
  };

  const watchers = async (): Promise<Watcher[]> => {
    const found: Watcher[] = [];
    for (let last: string | null = null; ; ) {
      const page = await things.page(last, domainsAtOnce, clock());
      const { watched } = await withinPlans(page, (userId, planType) =>
        things.firstPaused(userId, plans[planType].watchedDomains),
      );
      for (const { id, userId, content } of watched)
        found.push({ ...{ id, userId, domain: content.ascii, unicode: content.unicode } });
      last = page.at(-1)?.id ?? null;
      if (last === null) return found;
    }
  };

  return async () => {
    const all = await watchers();
    const own = new Set(all.map(({ userId, domain }) => `${userId} ${domain}`));
    const byDomain = new Map<string, Watcher[]>();
    const note = (domain: string, watcher: Watcher) => {
      const noted = byDomain.get(domain);
      if (noted) noted.push(watcher);
      else byDomain.set(domain, [watcher]);
    };
    for (const watcher of all) {
      note(watcher.domain, watcher);
      const subject = readSubject(watcher.domain);
      if (subject?.kind !== 'domain') continue;
      // One that they watch themselves is theirs, however much it looks like another one.
      for (const lookalike of await lookalikes(subject.registrable))
        if (!own.has(`${watcher.userId} ${lookalike}`)) note(lookalike, watcher);
    }
    return (domain) => byDomain.get(domain) ?? [];
  };
};
