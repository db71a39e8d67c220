import { exploitsKnownTo, shippedVulnerabilities } from '../adapters/shipped-vulnerabilities.ts';
import type { WatchedOutside } from '../adapters/watched-outside.ts';
import { watchKeeper } from '../compose/watching.ts';
import { currentCatalogue } from '../services/current-catalogue.ts';
import type { Database } from '../store/database.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { vulnerabilityCatalogueStore } from '../store/vulnerability-catalogue.ts';
import { testKeys } from './content-keys.ts';

/** What looks at what is watched, as another server on the same database does. */
export const testKeeper = (db: Database, clock: () => Date, outside: WatchedOutside | null = null) => {
  const keys = testKeys(db);
  return watchKeeper({
    ...{ db, keys, outside, clock, hasMailServer: true },
    config: { databaseUrl: undefined, dataDir: '', watches: true },
    outgoing: outgoingMailStore(db, keys),
    deliverSoon: () => undefined,
    wakeWebhooks: () => undefined,
    vulnerabilities: {
      openCatalogue: currentCatalogue({
        synced: vulnerabilityCatalogueStore(db),
        shipped: shippedVulnerabilities(),
      }),
      exploitsKnownTo: exploitsKnownTo(),
      syncFolder: null,
    },
    log: { info: () => undefined, warn: (what) => Promise.reject(what) },
  });
};
