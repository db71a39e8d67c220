import { setImmediate } from 'node:timers/promises';
import { plans, unlimited } from '../../contract/plans.ts';
import { readSubject } from '../../lookups/domain/read-subject.ts';
import type { WatchedPlace } from '../store/watched-places.ts';
import type { WatchedDomainStore } from '../store/watched-things.ts';

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
  /** Of all domains, the oldest first. */
  placesAt: (now: Date) => Promise<readonly WatchedPlace[]>;
  things: Pick<WatchedDomainStore, 'page'>;
  /** The most likely ones of a registrable domain. */
  lookalikesOf: (registrable: string) => readonly string[];
  clock: () => Date;
};

/** Opened together: they are decrypted without a pause. */
const openedAtOnce = 500;

/**
 * All watched domains with their lookalikes, as they are now. They are kept from turn to turn: making and indexing hundreds of
 * lookalikes costs a hundred times what reading the list of domains does, and that list hardly changes within a minute.
 */
export const watchedNames = ({ placesAt, things, lookalikesOf, clock }: Needs): FindWatchers => {
  const index = nameIndex();
  const names = ({ domain }: Watcher): readonly string[] => {
    const subject = readSubject(domain);
    return subject?.kind === 'domain' ? [domain, ...lookalikesOf(subject.registrable)] : [domain];
  };

  const refresh = async (): Promise<void> => {
    const now = clock();
    const ids = new Set(withinPlans(await placesAt(now)).map(({ id }) => id));
    for (const id of index.ids()) if (!ids.has(id)) index.remove(id);
    const added = [...ids].filter((id) => !index.has(id));
    for (let n = 0; n < added.length; n += openedAtOnce) {
      const some = added.slice(n, n + openedAtOnce);
      for (const { id, userId, content } of await things.page(null, openedAtOnce, now, some)) {
        // Thousands are made of each: others have their turn in between.
        await setImmediate();
        const watcher = { id, userId, domain: content.ascii, unicode: content.unicode };
        index.add(watcher, names(watcher));
      }
    }
  };

  // Logs are read side by side: those that ask before it begins share one refresh, and two never run at once.
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    queued = null;
    running = refresh();
    return running;
  };
  return async () => {
    queued ??= running.catch(() => undefined).then(begin);
    await queued;
    return index.watchersOf;
  };
};

/** Those that the plans of their owners watch: the oldest of each. All are at hand, so no database is asked for each owner. */
const withinPlans = (places: readonly WatchedPlace[]): WatchedPlace[] => {
  const counts = new Map<string, number>();
  return places.filter(({ userId, planType }) => {
    const count = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, count);
    const limit = plans[planType].watchedDomains;
    return limit === unlimited || count <= limit;
  });
};

/** Which watchers a domain concerns; what is added and removed leaves everything else in its place. */
const nameIndex = () => {
  const byName = new Map<string, Watcher[]>();
  const known = new Map<string, { watcher: Watcher; names: readonly string[] }>();
  const own = new Set<string>();
  const ownKey = ({ userId }: Watcher, domain: string) => `${userId} ${domain}`;
  return {
    ids: (): string[] => [...known.keys()],
    has: (id: string): boolean => known.has(id),
    add: (watcher: Watcher, names: readonly string[]): void => {
      known.set(watcher.id, { watcher, names });
      own.add(ownKey(watcher, watcher.domain));
      for (const name of names) {
        const noted = byName.get(name);
        if (noted) noted.push(watcher);
        else byName.set(name, [watcher]);
      }
    },
    remove: (id: string): void => {
      const { watcher, names } = known.get(id) ?? {};
      if (!watcher || !names) return;
      known.delete(id);
      own.delete(ownKey(watcher, watcher.domain));
      for (const name of names) {
        const left = (byName.get(name) ?? []).filter((one) => one !== watcher);
        if (left.length > 0) byName.set(name, left);
        else byName.delete(name);
      }
    },
    // A lookalike that they watch themselves is theirs, however much it looks like another one.
    watchersOf: (domain: string): readonly Watcher[] =>
      (byName.get(domain) ?? []).filter(
        (watcher) => watcher.domain === domain || !own.has(ownKey(watcher, domain)),
      ),
  };
};
