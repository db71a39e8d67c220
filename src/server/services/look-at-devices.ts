import { LRUCache } from 'lru-cache';
import { plans } from '../../contract/plans.ts';
import { type Concern, concernOf, namesTrainOf, presentVulnerability } from '../../engine/index.ts';
import type { KeepLook, LookOutcome } from '../store/keep-look.ts';
import type { Catalogue } from '../store/vulnerability-catalogue.ts';
import { isNewest, isShipped } from '../store/vulnerability-catalogue.ts';
import type { WatchedDeviceContent } from '../store/watched-content.ts';
import type { DueThing, WatchedDeviceStore, WatchedThing } from '../store/watched-things.ts';
import { alertWords } from '../watching/alert-words.ts';
import { deviceName } from '../watching/device-name.ts';
import {
  type Change,
  isNewsAfterFirstSync,
  type SeenFacts,
  seenFacts,
  whatChanged,
} from '../watching/what-changed.ts';
import type { OpenCatalogue } from './current-catalogue.ts';
import { eachRecord } from './each-record.ts';
import { withinPlans } from './within-plans.ts';

const hourMs = 60 * 60 * 1000;
/** Every day, a little earlier each time, so that devices that were added together spread over the hours. */
const dayOfLook = { atLeastMs: 20 * hourMs, upToMs: 4 * hourMs };
const thingsAtOnce = 50;
/** Many people watch the same release: what concerns it is found out once for each catalogue. */
const maxFindings = 200;

type Needs = {
  things: Pick<WatchedDeviceStore, 'takeDue' | 'page' | 'firstPaused' | 'passOver' | 'release'>;
  keepLook: KeepLook;
  openCatalogue: OpenCatalogue;
  exploitsKnownTo: () => Promise<string>;
  /** Between 0 and 1. */
  chance: () => number;
  clock: () => Date;
  onFailure: (error: unknown) => void;
};

export type Looked = { things: number; alerts: number; grave: number };
type Device = WatchedThing<WatchedDeviceContent>;
type DueDevice = DueThing<WatchedDeviceContent>;
type Findings = { concerns: ReadonlyMap<string, Concern>; isNamed: boolean };

/** Looks at devices: what the catalogue says of exactly their version, compared with what it said before. */
export const lookAtDevices = (needs: Needs) => {
  const { things, keepLook, openCatalogue, exploitsKnownTo, chance, clock, onFailure } = needs;
  const findings = new LRUCache<string, Findings, { catalogue: Catalogue; key: string; version: string }>({
    max: maxFindings,
    fetchMethod: async (_key, _stale, { context }) => findIn(context.catalogue, context.key, context.version),
  });

  const lookWith = async (thing: Device, catalogue: Catalogue): Promise<LookOutcome> => {
    const { key, version } = thing.content;
    const name = JSON.stringify([catalogue.version, key, version]);
    const { concerns, isNamed } = await findings.forceFetch(name, { context: { catalogue, key, version } });
    const knownTo = await exploitsKnownTo();
    const now = clock();
    const isNews = (change: Change) =>
      isNewsAfterFirstSync(change, {
        publishedAt: catalogue.record(change.cveId)?.publishedAt ?? null,
        knownTo,
      });
    const wordsFor = (change: Change) => {
      const record = catalogue.record(change.cveId);
      const shown = record && presentVulnerability(record, key, now, version, knownTo);
      return alertWords(deviceName(thing.content), change, shown ?? null);
    };
    return keepLook({
      ...{ thingId: thing.id, userId: thing.userId, lookedWith: catalogue.version, now },
      dueAt: new Date(now.getTime() + dayOfLook.atLeastMs + chance() * dayOfLook.upToMs),
      isCurrent: (transaction) => isNewest(transaction, catalogue),
      compare: (before, { lookedWith }) => {
        const { facts, changes } = whatChanged(before === null ? null : seenFacts.parse(before), concerns);
        const isFirstSync = catalogue.origin === 'synced' && isShipped(lookedWith);
        const news = isFirstSync ? changes.filter(isNews) : changes;
        return {
          facts,
          alerts: news.map((change) => ({
            kind: change.kind,
            isGrave: change.isGrave,
            about: change.cveId,
            content: wordsFor(change),
          })),
          closes: news.filter(({ kind }) => kind === 'withdrawn').map(({ cveId }) => cveId),
          summary: { isNamed, ...countOf(facts) },
        };
      },
    });
  };

  const lookAt = async (thing: Device, catalogue: Catalogue): Promise<Looked | null> => {
    let outcome = await lookWith(thing, catalogue);
    if (outcome === 'outdated') outcome = await lookWith(thing, await openCatalogue({ looksAgain: true }));
    if (outcome === 'outdated') await things.release(thing.id);
    return typeof outcome === 'object' ? { things: 1, ...outcome } : null;
  };

  /** Leaves out what the plans of their owners do not watch. */
  const watchedOf = async (some: readonly DueDevice[], catalogue: Catalogue): Promise<DueDevice[]> => {
    const { watched, paused } = await withinPlans(some, (userId, planType) =>
      things.firstPaused(userId, plans[planType].watchedDevices),
    );
    const tomorrow = new Date(clock().getTime() + dayOfLook.atLeastMs);
    await things.passOver(
      paused.map(({ id }) => id),
      catalogue.version,
      tomorrow,
    );
    return watched;
  };

  const lookAtEach = async (
    next: (catalogue: Catalogue) => Promise<DueDevice[]>,
    signal: AbortSignal,
  ): Promise<Looked> => {
    const seen: Looked = { things: 0, alerts: 0, grave: 0 };
    while (!signal.aborted) {
      const catalogue = await openCatalogue({ looksAgain: true });
      const some = await next(catalogue);
      if (some.length === 0) break;
      for (const thing of await watchedOf(some, catalogue)) {
        if (signal.aborted) break;
        // One that fails is tried again when its hold has lapsed; it must not keep the others waiting.
        const looked = await lookAt(thing, catalogue).catch((error: unknown) => {
          onFailure(error);
          return null;
        });
        seen.things += looked?.things ?? 0;
        seen.alerts += looked?.alerts ?? 0;
        seen.grave += looked?.grave ?? 0;
      }
    }
    return seen;
  };

  return {
    /** At what is due: not yet looked at with this catalogue, or for a day. */
    due: (signal: AbortSignal): Promise<Looked> =>
      lookAtEach(({ version }) => things.takeDue(version, clock(), thingsAtOnce), signal),

    /** At everything, now; `only` at one thing. */
    now: (signal: AbortSignal, only?: string): Promise<Looked> => {
      let last: string | null = null;
      return lookAtEach(async () => {
        const some = await things.page(last, thingsAtOnce, clock(), only);
        last = some.at(-1)?.id ?? last;
        return some;
      }, signal);
    },
  };
};
export type LookAtDevices = ReturnType<typeof lookAtDevices>;

const countOf = (facts: SeenFacts) => {
  const all = Object.values(facts);
  return {
    affected: all.filter(({ is }) => is === 'affected').length,
    likely: all.filter(({ is }) => is === 'likely').length,
    exploited: all.filter(({ stage }) => stage === 'exploited').length,
  };
};

const findIn = async (catalogue: Catalogue, key: string, version: string): Promise<Findings> => {
  const concerns = new Map<string, Concern>();
  let isNamed = false;
  const all = { offset: 0, limit: catalogue.cveCount };
  for await (const record of eachRecord(catalogue, catalogue.ids(key, 'all', all))) {
    concerns.set(record.cveId, concernOf(record, key, version));
    isNamed ||= namesTrainOf(record, key, version);
  }
  return { concerns, isNamed };
};
