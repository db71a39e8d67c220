import { eq } from 'drizzle-orm';
import { answerLooks } from '../adapters/watch-requests.ts';
import type { WatchedOutside } from '../adapters/watched-outside.ts';
import type { Config } from '../config.ts';
import { exportWatched } from '../services/export-watched.ts';
import { keepWatching } from '../services/keep-watching.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { type Looked, lookAtDevices } from '../services/look-at-devices.ts';
import { lookAtDomains } from '../services/look-at-domains.ts';
import { mailAlerts } from '../services/mail-alerts.ts';
import { manageAlerts } from '../services/manage-alerts.ts';
import { manageDevices } from '../services/manage-devices.ts';
import { manageDomains } from '../services/manage-domains.ts';
import { readCertificateLogs } from '../services/read-certificate-logs.ts';
import { removeDmarc } from '../services/remove-dmarc.ts';
import { showCertificateLogs } from '../services/show-certificate-logs.ts';
import { showDmarc } from '../services/show-dmarc.ts';
import { showWatching } from '../services/show-watching.ts';
import { takeDmarcReport } from '../services/take-dmarc-report.ts';
import { takeMailedDmarc } from '../services/take-mailed-dmarc.ts';
import { watchNow } from '../services/watch-now.ts';
import { watchSettingsOf } from '../services/watch-settings-of.ts';
import { watchedNames } from '../services/watched-names.ts';
import { writeWatchFeed } from '../services/write-watch-feed.ts';
import { certificateLogStore } from '../store/certificate-logs.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { dmarcReportStore } from '../store/dmarc-reports.ts';
import { keepLogged } from '../store/keep-logged.ts';
import { keepLook } from '../store/keep-look.ts';
import { organisationDomainStore } from '../store/organisation-domains.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import { users } from '../store/schema.ts';
import { watchAlertStore } from '../store/watch-alerts.ts';
import { watchLookStore } from '../store/watch-looks.ts';
import { watchSettingsStore } from '../store/watch-settings.ts';
import { watchedPlaces } from '../store/watched-places.ts';
import { watchedDeviceStore, watchedDomainStore } from '../store/watched-things.ts';
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
  /** Null where lookups are off. */
  outside: WatchedOutside | null;
  clock: () => Date;
  log: Log;
};

/** What looks at what people have watched, and says what changed. */
export const watchKeeper = (needs: WatchingNeeds) => {
  const {
    db,
    keys,
    outside,
    outgoing,
    hasMailServer,
    deliverSoon,
    wakeWebhooks,
    vulnerabilities,
    clock,
    log,
  } = needs;
  const { openCatalogue, exploitsKnownTo, syncFolder } = vulnerabilities;
  const devices = watchedDeviceStore(db, keys);
  const domains = watchedDomainStore(db, keys);
  const alerts = watchAlertStore(db, keys);
  const settings = watchSettingsStore(db);
  const onFailure = (error: unknown) => log.warn({ err: error }, 'what is watched could not be looked at');
  const positions = certificateLogStore(db);
  const keep = keepLook(db, keys, { mailsAlerts: hasMailServer });
  const mail = mailAlerts({
    ...{ alerts, settings, outgoing, deliverSoon, clock },
    addressOf: async (userId) => {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
      return user?.email ?? null;
    },
  });
  const usual = {
    ...{ mailAlerts: mail, wakeWebhooks, everyMs, onFailure },
    onLooked: (looked: Looked) => log.info(looked, 'what is watched was looked at'),
  };
  // Apart: what other people's servers take their time for must not keep devices waiting.
  const watching = {
    devices: keepWatching({
      ...usual,
      look: lookAtDevices({
        ...{ things: devices, keepLook: keep, openCatalogue, exploitsKnownTo, clock, onFailure },
        chance: Math.random,
      }),
      hasAny: devices.hasAny,
    }),
    domains: keepWatching({
      ...usual,
      look: lookAtDomains({
        ...{ things: domains, keepLook: keep, outside, clock, onFailure },
        chance: Math.random,
      }),
      hasAny: domains.hasAny,
    }),
    certificateLogs: keepWatching({
      ...usual,
      look: readCertificateLogs({
        ...{ logs: outside?.certificateLogs ?? null, positions, hasAny: domains.hasAny, clock },
        findWatchers: watchedNames({
          placesAt: watchedPlaces(db, 'domain'),
          things: domains,
          lookalikesOf: outside?.lookalikesOf ?? none,
          clock,
        }),
        keepLogged: keepLogged(db, keys, { mailsAlerts: hasMailServer }),
        onProblem: (url, problem) =>
          log.info({ url, err: problem }, 'a log of certificates could not be read'),
        onFailure,
      }),
      // Whether anything is watched it asks by itself: where nothing is, it forgets how far it was.
      hasAny: async () => (outside?.certificateLogs.size ?? 0) > 0,
    }),
  };
  return {
    ...{ devices, domains, alerts, settings, positions, watching, onFailure },
    watchNow: watchNow({ syncFolder, outside, hasDomains: domains.hasAny, watching }),
    stop: async (): Promise<void> => {
      await Promise.all(Object.values(watching).map(({ stop }) => stop()));
    },
  };
};

const none = () => [];

type CallNeeds = WatchingNeeds & {
  config: Pick<Config, 'reports'>;
  limitCalls: LimitCalls;
  feedKey: Uint8Array;
};

/** The same with what people do with it, within a server. */
export const watchingOf = (needs: CallNeeds) => {
  const { config, db, keys, outside, limitCalls, feedKey, clock, vulnerabilities } = needs;
  const isOn = config.watches;
  const { reports } = config;
  const takesMail = Boolean(reports.smtp ?? reports.imap);
  const keeper = watchKeeper(needs);
  const { devices, domains, alerts, settings, watching, watchNow: lookNow, onFailure } = keeper;
  const looks = watchLookStore(db);
  const dmarcReports = dmarcReportStore(db, keys);
  const domainsOf = manageDomains({
    ...{ things: domains, keys, outside, limitCalls, clock },
    watching: isOn ? watching.domains : null,
  });
  let requests: { stop: () => void } | null = null;
  return {
    calls: {
      manageDevices: manageDevices({
        ...{ things: devices, keys, limitCalls, clock },
        watching: isOn ? watching.devices : null,
      }),
      manageDomains: domainsOf,
      manageAlerts: manageAlerts({
        ...{ alerts, clock },
        countWatched: async (userId) => (await devices.count(userId)) + (await domains.count(userId)),
      }),
      watchSettingsOf: watchSettingsOf({ settings, feedKey, clock }),
      takeDmarcReport: takeDmarcReport({ reports: dmarcReports, limitCalls, clock }),
      removeDmarc: removeDmarc({ reports: dmarcReports, clock }),
      showDmarc: showDmarc({
        ...{ reports: dmarcReports, clock },
        // Without lookups nobody can tell who has sent them.
        mailbox: outside && takesMail ? (reports.address ?? null) : null,
      }),
      writeWatchFeed: writeWatchFeed({ alerts, settings, feedKey, clock }),
      showWatching: showWatching({
        ...{ isOn, canLookUp: outside !== null, devices, domains, alerts, looks, clock },
        openCatalogue: vulnerabilities.openCatalogue,
        certificateLogs: showCertificateLogs({
          logs: isOn ? (outside?.certificateLogs ?? null) : null,
          positions: keeper.positions,
        }),
      }),
    },
    takeMailedDmarc: takeMailedDmarc({
      ...{ db, reports: dmarcReports, watched: domains, limitCalls, clock },
      organisations: organisationDomainStore(db),
    }),
    alerts,
    looks,
    dmarcReports,
    exported: exportWatched({
      ...{ devices, domains, showDomain: domainsOf.show, alerts, settings, looks, clock },
      reports: dmarcReports,
    }),
    start: () => {
      if (!isOn) return;
      watching.devices.wake();
      watching.domains.wake();
      watching.certificateLogs.wake();
      if (config.databaseUrl === undefined) requests = answerLooks(config.dataDir, lookNow, onFailure);
    },
    /** After a sync: what it brought is looked at without waiting for the next minute. */
    wake: () => {
      if (isOn) watching.devices.wake();
    },
    stop: async (): Promise<void> => {
      requests?.stop();
      await keeper.stop();
    },
  };
};
