import { isUuid } from '../../contract/uuid.ts';
import {
  type AlertDecision,
  type AlertKind,
  type AlertState,
  domainAlertKinds,
  type WatchAlert,
  type WatchAlerts,
  watchAlertsPage,
} from '../../contract/watch.ts';
import { Failure } from '../failure.ts';
import type { UserRow } from '../store/users.ts';
import type { AlertRow, WatchAlertStore } from '../store/watch-alerts.ts';

type Needs = {
  alerts: WatchAlertStore;
  /** How many things a person has watched. */
  countWatched: (userId: string) => Promise<number>;
  clock: () => Date;
};

/** A person's alerts, and what they decide about each. */
export const manageAlerts = ({ alerts, countWatched, clock }: Needs) => ({
  list: async (
    user: UserRow,
    { state, cursor }: { state: AlertState | null; cursor: string | null },
  ): Promise<WatchAlerts> => {
    const now = clock();
    const rows = await alerts.listOf(user.id, { state, before: cursor, most: watchAlertsPage + 1, now });
    const page = rows.slice(0, watchAlertsPage);
    const last = page.at(-1);
    return {
      alerts: page.map(presentAlert),
      open: await alerts.countOpen(user.id, now),
      watched: await countWatched(user.id),
      ...(rows.length > watchAlertsPage && last && { next: last.id }),
    };
  },

  decide: async (user: UserRow, id: string, { state, until, reason }: AlertDecision): Promise<WatchAlert> => {
    const now = clock();
    const snoozedUntil = state === 'snoozed' && until ? new Date(until) : null;
    if (snoozedUntil && snoozedUntil <= now)
      throw new Failure('invalid_input', 'until: please choose a time that is still to come', {
        field: 'until',
      });
    const decision = { state, until: snoozedUntil, reason: state === 'muted' ? (reason ?? null) : null };
    const decided = isUuid(id) ? await alerts.decide(user.id, id, decision, now) : null;
    if (!decided) throw new Failure('not_found', 'There is nothing at this address');
    return presentAlert(decided);
  },
});
export type ManageAlerts = ReturnType<typeof manageAlerts>;

const isAboutDomain = (kind: AlertKind): boolean => domainAlertKinds.some((one) => one === kind);

export const presentAlert = ({ content, ...row }: AlertRow): WatchAlert => {
  const { thing, cveId, priority, subject, whatChanged, whyItMatters, whatToDo } = content;
  return {
    ...{ id: row.id, kind: row.kind, cveId, priority, isGrave: row.isGrave },
    thing: { id: row.thingId, kind: isAboutDomain(row.kind) ? 'domain' : 'device', name: thing },
    ...{ subject, whatChanged, whyItMatters, whatToDo },
    seenAt: row.createdAt.toISOString(),
    state: row.state,
    until: row.stateUntil?.toISOString() ?? null,
    reason: row.reason,
  };
};
