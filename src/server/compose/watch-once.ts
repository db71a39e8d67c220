import { createEgress } from '../../lookups/egress.ts';
import { addressesOf, guardedResolver } from '../../lookups/resolve-dns.ts';
import { loadContentKeys } from '../adapters/secrets.ts';
import type { WatchedNow } from '../adapters/watch-requests.ts';
import { watchedOutside } from '../adapters/watched-outside.ts';
import type { Config } from '../config.ts';
import { contentKeyStore } from '../store/content-keys.ts';
import type { OpenDatabase } from '../store/database.ts';
import { outgoingMailStore } from '../store/outgoing-mails.ts';
import { vulnerabilityCatalogue } from './vulnerability-catalogue.ts';
import { watchKeeper } from './watching.ts';

type Options = {
  /** Whether the servers of this database can mail. */
  hasMailServer: boolean;
  log: Parameters<typeof watchKeeper>[0]['log'];
};

/** One look at everything, by a command beside any number of servers: they send the mails and messages that it queues. */
export const watchOnce = async (
  { db }: OpenDatabase,
  config: Config,
  { hasMailServer, log }: Options,
): Promise<WatchedNow> => {
  const clock = () => new Date();
  const { dnsServers, egressAllow } = config.lookups;
  const egress = createEgress({
    allow: egressAllow,
    resolve: addressesOf(guardedResolver({ servers: dnsServers })),
  });
  const keys = contentKeyStore(db, loadContentKeys(config));
  const keeper = watchKeeper({
    ...{ config, db, keys, hasMailServer, clock, log },
    outside: watchedOutside({ config: config.lookups, egress, clock }),
    outgoing: outgoingMailStore(db, keys),
    deliverSoon: () => undefined,
    wakeWebhooks: () => undefined,
    vulnerabilities: vulnerabilityCatalogue({ config, db, egress, clock }),
  });
  try {
    return await keeper.watchNow();
  } finally {
    await keeper.stop();
    await egress.close();
  }
};
