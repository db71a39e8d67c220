import { watchAlertsPage, watchedDevicesPage } from '../../contract/watch.ts';
import { type WatchedDomain, watchedDomainsPage } from '../../contract/watch-domains.ts';
import type { DmarcReportStore } from '../store/dmarc-reports.ts';
import type { UserRow } from '../store/users.ts';
import type { WatchAlertStore } from '../store/watch-alerts.ts';
import type { WatchLookStore } from '../store/watch-looks.ts';
import type { WatchSettingsStore } from '../store/watch-settings.ts';
import type { WatchedDeviceStore, WatchedDomainStore } from '../store/watched-things.ts';
import { presentAlert } from './manage-alerts.ts';

type Needs = {
  devices: Pick<WatchedDeviceStore, 'listOf'>;
  domains: Pick<WatchedDomainStore, 'listOf'>;
  /** With what was seen of it. */
  showDomain: (user: UserRow, id: string) => Promise<WatchedDomain>;
  alerts: Pick<WatchAlertStore, 'listOf'>;
  settings: Pick<WatchSettingsStore, 'find'>;
  looks: Pick<WatchLookStore, 'since'>;
  reports: Pick<DmarcReportStore, 'allOf' | 'domains' | 'daysSince'>;
  clock: () => Date;
};

/** All that a person has watched, and what came of it. The address of their feed is left out: an exported file should open nothing. */
export const exportWatched = (needs: Needs) => {
  const { devices, domains, showDomain, alerts, settings, looks, reports, clock } = needs;
  return {
    records: async ({ id }: UserRow) => {
      const found = await settings.find(id);
      return {
        watchSettings: found && { digest: found.digest, hour: found.hour, timeZone: found.timeZone },
        watchLooks: await looks.since(id, ''),
      };
    },
    devices: async function* ({ id }: UserRow): AsyncGenerator<object> {
      for (let after: string | null = null; ; ) {
        const page = await devices.listOf(id, { after, most: watchedDevicesPage });
        for (const { userId: _, lookedWith: __, heldUntil: ___, content, ...thing } of page)
          yield { ...thing, device: content };
        after = page.at(-1)?.id ?? null;
        if (page.length < watchedDevicesPage) return;
      }
    },
    dmarcReports: ({ id }: UserRow): AsyncGenerator<object> => reports.allOf(id),
    dmarcDays: async function* ({ id }: UserRow): AsyncGenerator<object> {
      for (const domain of await reports.domains(id))
        for (const day of await reports.daysSince(id, domain, new Date(0))) yield { domain, ...day };
    },
    domains: async function* (user: UserRow): AsyncGenerator<object> {
      for (let after: string | null = null; ; ) {
        const page = await domains.listOf(user.id, { after, most: watchedDomainsPage });
        for (const { id } of page) yield await showDomain(user, id);
        after = page.at(-1)?.id ?? null;
        if (page.length < watchedDomainsPage) return;
      }
    },
    alerts: async function* ({ id }: UserRow): AsyncGenerator<object> {
      for (let before: string | null = null; ; ) {
        const page = await alerts.listOf(id, { state: null, before, most: watchAlertsPage, now: clock() });
        for (const row of page) yield presentAlert(row);
        before = page.at(-1)?.id ?? null;
        if (page.length < watchAlertsPage) return;
      }
    },
  };
};
export type ExportWatched = ReturnType<typeof exportWatched>;
