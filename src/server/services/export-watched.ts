import { watchAlertsPage, watchedDevicesPage } from '../../contract/watch.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { UserRow } from '../store/users.ts';
import type { WatchAlertStore } from '../store/watch-alerts.ts';
import type { WatchLookStore } from '../store/watch-looks.ts';
import type { WatchSettingsStore } from '../store/watch-settings.ts';
import type { WatchedThingStore } from '../store/watched-things.ts';
import { presentAlert } from './manage-alerts.ts';

type Needs = {
  things: Pick<WatchedThingStore, 'devicesOf'>;
  alerts: Pick<WatchAlertStore, 'listOf'>;
  settings: Pick<WatchSettingsStore, 'find'>;
  looks: Pick<WatchLookStore, 'since'>;
  reports: Pick<DmarcReportStore, 'allOf' | 'domains' | 'daysSince'>;
  clock: () => Date;
};

/** All that a person has watched, and what came of it. The address of their feed is left out: an exported file should open nothing. */
export const exportWatched = ({ things, alerts, settings, looks, reports, clock }: Needs) => ({
  records: async ({ id }: UserRow) => {
    const found = await settings.find(id);
    return {
      watchSettings: found && { digest: found.digest, hour: found.hour, timeZone: found.timeZone },
      watchLooks: await looks.since(id, ''),
    };
  },
  devices: async function* ({ id }: UserRow): AsyncGenerator<object> {
    for (let after: string | null = null; ; ) {
      const page = await things.devicesOf(id, { after, most: watchedDevicesPage });
      for (const { userId: _, lookedWith: __, heldUntil: ___, ...thing } of page) yield thing;
      after = page.at(-1)?.id ?? null;
      if (page.length < watchedDevicesPage) return;
    }
  },
  dmarcReports: ({ id }: UserRow): AsyncGenerator<object> => reports.allOf(id),
  dmarcDays: async function* ({ id }: UserRow): AsyncGenerator<object> {
    for (const domain of await reports.domains(id))
      for (const day of await reports.daysSince(id, domain, new Date(0))) yield { domain, ...day };
  },
  alerts: async function* ({ id }: UserRow): AsyncGenerator<object> {
    for (let before: string | null = null; ; ) {
      const page = await alerts.listOf(id, { state: null, before, most: watchAlertsPage, now: clock() });
      for (const row of page) yield presentAlert(row);
      before = page.at(-1)?.id ?? null;
      if (page.length < watchAlertsPage) return;
    }
  },
});
export type ExportWatched = ReturnType<typeof exportWatched>;
