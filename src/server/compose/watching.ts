import { eq } from 'drizzle-orm';
import { answerLooks } from '../adapters/watch-requests.ts';
import type { Config } from '../config.ts';
import { exportWatched } from '../services/export-watched.ts';
import { keepWatching } from '../services/keep-watching.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { lookAtDevices } from '../services/look-at-devices.ts';
import { mailAlerts } from '../services/mail-alerts.ts';
import { manageAlerts } from '../services/manage-alerts.ts';
import { manageDevices } from '../services/manage-devices.ts';
import { showDmarc } from '../services/show-dmarc.ts';
import { showWatching } from '../services/show-watching.ts';
import { takeDmarcReport } from '../services/take-dmarc-report.ts';
import { watchNow } from '../services/watch-now.ts';
import { watchSettingsOf } from '../services/watch-settings-of.ts';
import { writeWatchFeed } from '../services/write-watch-feed.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { dmarcReportStore } from '../store/dmarc-reports.ts';
import { keepLook } from '../store/keep-look.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import { users } from '../store/schema.ts';
import { watchAlertStore } from '../store/watch-alerts.ts';
import { watchLookStore } from '../store/watch-looks.ts';
import { watchSettingsStore } from '../store/watch-settings.ts';
import { watchedThingStore } from '../store/watched-things.ts';
import type { vulnerabilityCatalogue } from './vulnerability-catalogue.ts';

const everyMs = 60 * 1000;

type Log = { warn: (what: unknown, message: string) => void; info: (what: unknown, message: string) => void };

export type WatchingNeeds = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'watches'>;
  db: Database;
  keys: ContentKeyStore;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  hasMailServer: boolean;
  deliverSoon: () => void;
  wakeWebhooks: () => void;
  vulnerabilities: Pick<
    ReturnType<typeof vulnerabilityCatalogue>,
    'openCatalogue' | 'exploitsKnownTo' | 'syncFolder'
  >;
  clock: () => Date;
  log: Log;
};

/** What looks at what people have watched, and says what changed. */
export const watchKeeper = (needs: WatchingNeeds) => {
  const { db, keys, outgoing, hasMailServer, deliverSoon, wakeWebhooks, vulnerabilities, clock, log } = needs;
  const { openCatalogue, exploitsKnownTo, syncFolder } = vulnerabilities;
  const things = watchedThingStore(db, keys);
  const alerts = watchAlertStore(db, keys);
  const settings = watchSettingsStore(db);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'what is watched could not be looked at');
  const watching = keepWatching({
    look: lookAtDevices({
      ...{ things, openCatalogue, exploitsKnownTo, clock, onFailure },
      keepLook: keepLook(db, keys, { mailsAlerts: hasMailServer }),
      chance: Math.random,
    }),
    mailAlerts: mailAlerts({
      ...{ alerts, settings, outgoing, deliverSoon, clock },
      addressOf: async (userId) => {
        const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
        return user?.email ?? null;
      },
    }),
    hasAny: things.hasAny,
    wakeWebhooks,
    everyMs,
    onLooked: (looked) => log.info(looked, 'what is watched was looked at'),
    onFailure,
  });
  return { things, alerts, settings, watching, watchNow: watchNow({ syncFolder, watching }), onFailure };
};

/** The same with what people do with it, within a server. */
export const watchingOf = (needs: WatchingNeeds & { limitCalls: LimitCalls; feedKey: Uint8Array }) => {
  const { config, db, keys, limitCalls, feedKey, clock, vulnerabilities } = needs;
  const isOn = config.watches;
  const { things, alerts, settings, watching, watchNow: lookNow, onFailure } = watchKeeper(needs);
  const looks = watchLookStore(db);
  const dmarcReports = dmarcReportStore(db, keys);
  let requests: { stop: () => void } | null = null;
  return {
    calls: {
      manageDevices: manageDevices({ things, keys, limitCalls, clock, watching: isOn ? watching : null }),
      manageAlerts: manageAlerts({ alerts, things, clock }),
      watchSettingsOf: watchSettingsOf({ settings, feedKey, clock }),
      takeDmarcReport: takeDmarcReport({ reports: dmarcReports, limitCalls, clock }),
      showDmarc: showDmarc({ reports: dmarcReports, clock }),
      writeWatchFeed: writeWatchFeed({ alerts, settings, feedKey, clock }),
      showWatching: showWatching({
        ...{ isOn, things, alerts, looks, clock },
        openCatalogue: vulnerabilities.openCatalogue,
      }),
    },
    alerts,
    looks,
    dmarcReports,
    exported: exportWatched({ things, alerts, settings, looks, reports: dmarcReports, clock }),
    start: () => {
      if (!isOn) return;
      watching.wake();
      if (config.databaseUrl === undefined) requests = answerLooks(config.dataDir, lookNow, onFailure);
    },
    /** After a sync: what it brought is looked at without waiting for the next minute. */
    wake: () => {
      if (isOn) watching.wake();
    },
    stop: async (): Promise<void> => {
      requests?.stop();
      await watching.stop();
    },
  };
};
