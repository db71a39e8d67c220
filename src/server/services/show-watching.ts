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
import type { WatchedDeviceStore, WatchedDomainStore } from '../store/watched-things.ts';
import { byGravity } from '../watching/alert-words.ts';
import type { OpenCatalogue } from './current-catalogue.ts';
import { cannotLook } from './manage-domains.ts';
import { problemOfLogs, type ShowCertificateLogs } from './show-certificate-logs.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** So many of the newest open alerts are asked for the gravest. */
const openRead = 50;

type Needs = {
  isOn: boolean;
  /** Whether this server may ask others: without, no domain can be looked at. */
  canLookUp: boolean;
  devices: Pick<WatchedDeviceStore, 'count' | 'oldest'>;
  domains: Pick<WatchedDomainStore, 'count' | 'oldest'>;
  alerts: Pick<WatchAlertStore, 'listOf' | 'countOpen'>;
  looks: WatchLookStore;
  openCatalogue: OpenCatalogue;
  certificateLogs: ShowCertificateLogs;
  clock: () => Date;
};

/** How many of each kind are watched. */
type Counts = { devices: number; domains: number };

/** What is watched for a person, whether it is fresh, and what was found: only then is anybody called protected. */
export const showWatching = (needs: Needs) => {
  const { isOn, canLookUp, alerts, looks, openCatalogue, clock } = needs;
  const count = async ({ id }: UserRow): Promise<Counts> => {
    const [devices, domains] = await Promise.all([needs.devices.count(id), needs.domains.count(id)]);
    return { devices, domains };
  };

  const gather = async (user: UserRow, counts: Counts) => {
    const now = clock();
    const since = dayOf(new Date(now.getTime() - (lookHistoryDays - 1) * dayMs));
    const [openAlerts, days, catalogue, certificateLogs] = await Promise.all([
      alerts.countOpen(user.id, now),
      looks.since(user.id, since),
      openCatalogue({ looksAgain: true }),
      needs.certificateLogs(),
    ]);
    const plan = plans[user.planType];
    const problems = [
      problemOfDevices({
        ...{ isOn, catalogue, now },
        isWatched: counts.devices > 0,
        isPaused: plan.watchedDevices === 0,
        lastLookAt: lastOf(days.filter(({ kind }) => kind === 'device')),
      }),
      problemOfDomains({
        ...{ isOn, canLookUp, now },
        isWatched: counts.domains > 0,
        isPaused: plan.watchedDomains === 0,
        lastLookAt: lastOf(days.filter(({ kind }) => kind === 'domain')),
      }),
      counts.domains > 0 ? problemOfLogs(certificateLogs ?? [], now) : null,
    ].filter((one) => one !== null);
    // What is off for both is said once.
    const problem = problems.length > 0 ? [...new Set(problems)].join(' ') : null;
    const open =
      openAlerts > 0
        ? await alerts.listOf(user.id, { state: 'open', before: null, most: openRead, now })
        : [];
    const [gravest] = open.map(({ content }) => content).sort(byGravity);
    const summary: WatchSummary = {
      status: statusOf({ isOn, counts, openAlerts, problem }),
      ...{ ...counts, openAlerts, problem },
      gravest: gravest?.subject ?? null,
      lastLookAt: lastOf(days)?.toISOString() ?? null,
    };
    return { now, summary, days, catalogue, certificateLogs };
  };

  return {
    summary: async (user: UserRow): Promise<WatchSummary> => {
      const counts = await count(user);
      // Who watches nothing needs no catalogue opened for it.
      return isNothing(counts) ? nothingWatched(isOn) : (await gather(user, counts)).summary;
    },

    status: async (user: UserRow): Promise<WatchStatus> => {
      const { now, summary, days, catalogue, certificateLogs } = await gather(user, await count(user));
      const firsts = await Promise.all([needs.devices.oldest(user.id), needs.domains.oldest(user.id)]);
      const first = firsts.filter((one) => one !== null).sort((a, b) => a.getTime() - b.getTime())[0];
      const { watchedDevices, watchedDomains } = plans[user.planType];
      return {
        ...summary,
        isOn,
        limits: { devices: watchedDevices, domains: watchedDomains },
        catalogue: {
          asOf: catalogue.asOf,
          origin: catalogue.origin,
          ageDays: ageInDays(catalogue, now),
          isFresh: isFresh(catalogue, now),
        },
        certificateLogs,
        looks: eachDay(first ?? null, now).map((day) => {
          const found = days.filter((one) => one.day === day);
          return {
            day,
            looks: found.reduce((sum, one) => sum + one.looks, 0),
            alerts: found.reduce((sum, one) => sum + one.alerts, 0),
            lastAt: lastOf(found)?.toISOString() ?? null,
            isGap: found.length === 0,
          };
        }),
      };
    },
  };
};
export type ShowWatching = ReturnType<typeof showWatching>;

const isNothing = ({ devices, domains }: Counts) => devices + domains === 0;

const nothingWatched = (isOn: boolean): WatchSummary => {
  const counts = { devices: 0, domains: 0 };
  return {
    status: statusOf({ isOn, counts, openAlerts: 0, problem: null }),
    ...{ ...counts, openAlerts: 0, gravest: null, lastLookAt: null, problem: null },
  };
};

const lastOf = (looks: readonly { lastAt: Date }[]): Date | null =>
  looks.length > 0 ? new Date(Math.max(...looks.map(({ lastAt }) => lastAt.getTime()))) : null;

const ageInDays = ({ asOf }: Pick<Catalogue, 'asOf'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / dayMs));

const isFresh = (catalogue: Pick<Catalogue, 'asOf'>, now: Date) =>
  ageInDays(catalogue, now) <= freshCatalogueDays;

type Freshness = {
  isOn: boolean;
  /** Whether any of the kind is. */
  isWatched: boolean;
  isPaused: boolean;
  lastLookAt: Date | null;
  now: Date;
};

const problemOfDevices = ({
  catalogue,
  ...given
}: Freshness & { catalogue: Pick<Catalogue, 'asOf'> }): string | null => {
  if (!given.isWatched) return null;
  const problem = problemOfLooks(given, 'devices');
  if (problem) return problem;
  return isFresh(catalogue, given.now)
    ? null
    : `The vulnerability catalogue is of ${catalogue.asOf}: what became known since then cannot be seen.`;
};

const problemOfDomains = ({ canLookUp, ...given }: Freshness & { canLookUp: boolean }): string | null => {
  if (!given.isWatched) return null;
  return cannotLook({ isOn: given.isOn, canLookUp }) ?? problemOfLooks(given, 'domains');
};

const problemOfLooks = (
  { isOn, isPaused, lastLookAt, now }: Freshness,
  kind: 'devices' | 'domains',
): string | null => {
  if (!isOn) return cannotLook({ isOn, canLookUp: true });
  if (isPaused)
    return `Your plan watches no ${kind} any more. They are kept, and watched again with the Standard plan.`;
  const at = kind === 'domains' ? ' at your domains' : '';
  if (!lastLookAt) return `There was no look${at} yet.`;
  return now.getTime() - lastLookAt.getTime() > freshLookHours * hourMs
    ? `The last look${at} was more than a day ago.`
    : null;
};

type Standing = { isOn: boolean; counts: Counts; openAlerts: number; problem: string | null };

const statusOf = ({ isOn, counts, openAlerts, problem }: Standing): WatchSummary['status'] => {
  if (isNothing(counts)) return isOn ? 'nothing' : 'off';
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
