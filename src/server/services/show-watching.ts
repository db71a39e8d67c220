import { plans } from '../../contract/plans.ts';
import {
  freshCatalogueDays,
  freshLookHours,
  lookHistoryDays,
  type WatchStatus,
  type WatchSummary,
} from '../../contract/watch.ts';
import type { UserRow } from '../store/users.ts';
import type { Catalogue } from '../store/vulnerability-catalogue.ts';
import type { WatchAlertStore } from '../store/watch-alerts.ts';
import { dayOf, type WatchLookStore } from '../store/watch-looks.ts';
import type { WatchedThingStore } from '../store/watched-things.ts';
import { byGravity } from '../watching/alert-words.ts';
import type { OpenCatalogue } from './current-catalogue.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** So many of the newest open alerts are asked for the gravest. */
const openRead = 50;

type Needs = {
  isOn: boolean;
  things: Pick<WatchedThingStore, 'count' | 'oldest'>;
  alerts: Pick<WatchAlertStore, 'listOf' | 'countOpen'>;
  looks: WatchLookStore;
  openCatalogue: OpenCatalogue;
  clock: () => Date;
};

/** What is watched for a person, whether it is fresh, and what was found: only then is anybody called protected. */
export const showWatching = ({ isOn, things, alerts, looks, openCatalogue, clock }: Needs) => {
  const gather = async (user: UserRow, devices: number) => {
    const now = clock();
    const since = dayOf(new Date(now.getTime() - (lookHistoryDays - 1) * dayMs));
    const [openAlerts, days, catalogue] = await Promise.all([
      alerts.countOpen(user.id, now),
      looks.since(user.id, since),
      openCatalogue({ looksAgain: true }),
    ]);
    const lastLookAt =
      days.length > 0 ? new Date(Math.max(...days.map(({ lastAt }) => lastAt.getTime()))) : null;
    const isPaused = plans[user.planType].watchedDevices === 0;
    const problem = devices === 0 ? null : problemOf({ isOn, isPaused, lastLookAt, catalogue, now });
    const open =
      openAlerts > 0
        ? await alerts.listOf(user.id, { state: 'open', before: null, most: openRead, now })
        : [];
    const [gravest] = open.map(({ content }) => content).sort(byGravity);
    const summary: WatchSummary = {
      status: statusOf({ isOn, devices, openAlerts, problem }),
      ...{ devices, openAlerts, problem },
      gravest: gravest?.subject ?? null,
      lastLookAt: lastLookAt?.toISOString() ?? null,
    };
    return { now, summary, days, catalogue };
  };

  return {
    summary: async (user: UserRow): Promise<WatchSummary> => {
      const devices = await things.count(user.id, 'device');
      // Who watches nothing needs no catalogue opened for it.
      return devices === 0 ? nothingWatched(isOn) : (await gather(user, devices)).summary;
    },

    status: async (user: UserRow): Promise<WatchStatus> => {
      const devices = await things.count(user.id, 'device');
      const { now, summary, days, catalogue } = await gather(user, devices);
      const first = await things.oldest(user.id);
      return {
        ...summary,
        isOn,
        limits: { devices: plans[user.planType].watchedDevices },
        catalogue: {
          asOf: catalogue.asOf,
          origin: catalogue.origin,
          ageDays: ageInDays(catalogue, now),
          isFresh: isFresh(catalogue, now),
        },
        looks: eachDay(first, now).map((day) => {
          const found = days.find((one) => one.day === day);
          return {
            day,
            looks: found?.looks ?? 0,
            alerts: found?.alerts ?? 0,
            lastAt: found?.lastAt.toISOString() ?? null,
            isGap: !found,
          };
        }),
      };
    },
  };
};
export type ShowWatching = ReturnType<typeof showWatching>;

const nothingWatched = (isOn: boolean): WatchSummary => ({
  status: statusOf({ isOn, devices: 0, openAlerts: 0, problem: null }),
  ...{ devices: 0, openAlerts: 0, gravest: null, lastLookAt: null, problem: null },
});

const ageInDays = ({ asOf }: Pick<Catalogue, 'asOf'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / dayMs));

const isFresh = (catalogue: Pick<Catalogue, 'asOf'>, now: Date) =>
  ageInDays(catalogue, now) <= freshCatalogueDays;

type Freshness = {
  isOn: boolean;
  isPaused: boolean;
  lastLookAt: Date | null;
  catalogue: Pick<Catalogue, 'asOf'>;
  now: Date;
};

const problemOf = ({ isOn, isPaused, lastLookAt, catalogue, now }: Freshness): string | null => {
  if (!isOn) return 'This server does not watch: its operator has switched watching off.';
  if (isPaused)
    return 'Your plan watches no devices any more. They are kept, and watched again with the Standard plan.';
  if (!lastLookAt) return 'There was no look yet.';
  if (now.getTime() - lastLookAt.getTime() > freshLookHours * hourMs)
    return 'The last look was more than a day ago.';
  return isFresh(catalogue, now)
    ? null
    : `The vulnerability catalogue is of ${catalogue.asOf}: what became known since then cannot be seen.`;
};

type Standing = { isOn: boolean; devices: number; openAlerts: number; problem: string | null };

const statusOf = ({ isOn, devices, openAlerts, problem }: Standing): WatchSummary['status'] => {
  if (devices === 0) return isOn ? 'nothing' : 'off';
  if (openAlerts > 0) return 'alerts';
  if (!isOn) return 'off';
  return problem === null ? 'protected' : 'stale';
};

/** From today back to the day on which the first thing was added. */
const eachDay = (first: Date | null, now: Date): string[] => {
  if (!first) return [];
  const days: string[] = [];
  for (let n = 0; n < lookHistoryDays; n += 1) {
    const day = dayOf(new Date(now.getTime() - n * dayMs));
    if (day < dayOf(first)) break;
    days.push(day);
  }
  return days;
};
