import { setTimeout } from 'node:timers/promises';
import type { WatchedNow } from '../adapters/watch-requests.ts';
import type { KeepWatching } from './keep-watching.ts';
import { cannotLook } from './manage-domains.ts';
import type { SyncOutcome } from './sync-vulnerabilities.ts';

type Needs = {
  /** Null where no folder of feeds is configured. */
  syncFolder: ((signal: AbortSignal) => Promise<SyncOutcome>) | null;
  /** Null where lookups are off. */
  outside: object | null;
  /** Whether any domain is watched for anybody. */
  hasDomains: () => Promise<boolean>;
  watching: Record<'devices' | 'domains' | 'certificateLogs', Pick<KeepWatching, 'now'>>;
};

const tries = 60;
const pauseMs = 500;

/** A look at everything, now; after a sync where the feeds lie in a folder. */
export const watchNow =
  ({ syncFolder, outside, hasDomains, watching }: Needs) =>
  async (): Promise<WatchedNow> => {
    const synced = syncFolder && (await sync(syncFolder));
    const [devices, domains] = await Promise.all([watching.devices.now(), watching.domains.now()]);
    // After the domains: what is known of them says how grave a certificate is.
    const logged = await watching.certificateLogs.now();
    return {
      devices: devices.things,
      domains: domains.things,
      alerts: devices.alerts + domains.alerts + logged.alerts,
      synced,
      problem: (await hasDomains()) ? cannotLook({ isOn: true, canLookUp: outside !== null }) : null,
    };
  };

/** Another server may be syncing the same folder at this moment: its catalogue is waited for. */
const sync = async (syncFolder: NonNullable<Needs['syncFolder']>): Promise<string> => {
  for (let n = 0; ; n += 1) {
    const outcome = await syncFolder(new AbortController().signal);
    if (outcome.state === 'taken')
      return `The catalogue holds ${outcome.cveCount} CVEs as of ${outcome.asOf}.`;
    if (outcome.state === 'unchanged') return 'The catalogue is as new as its feeds.';
    if (outcome.state === 'failed') return `The catalogue was not changed: ${outcome.message}.`;
    if (n === tries) return 'Another server is syncing.';
    await setTimeout(pauseMs);
  }
};
