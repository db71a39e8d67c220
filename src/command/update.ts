import { createEgress } from '../lookups/egress.ts';
import { downloadFeed } from '../lookups/feed.ts';
import { addressesOf, guardedResolver } from '../lookups/resolve-dns.ts';
import { buildFeedIndexHere } from '../server/adapters/build-feed-index.ts';
import { phishingFeedList, phishingFeeds } from '../server/adapters/phishing-feeds.ts';
import { type SyncedFeed, syncFeeds } from '../server/services/sync-feeds.ts';
import { unavailable } from './command-problem.ts';
import { counted } from './counted.ts';
import { dataFolder } from './data-folder.ts';
import { engineData } from './engine-data.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { lookupConfig } from './lookup-config.ts';
import type { Given } from './parse-command-line.ts';
import type { Surroundings } from './surroundings.ts';
import { updateCatalogue } from './update-catalogue.ts';

/** `hookwise update`: takes newer lists of known phishing, and what is newly known of vulnerabilities. */
export const update = async (
  { given }: { given: Given },
  { terminal, env, script }: Surroundings,
): Promise<ExitCode> => {
  const config = lookupConfig(env);
  const { dnsServers, egressAllow } = config.lookups;
  const folder = dataFolder(env);
  if (folder === null)
    throw unavailable('There is no home folder to keep newer lists in. Name a folder in HOOKWISE_DATA.');
  const egress = createEgress({
    allow: egressAllow,
    resolve: addressesOf(guardedResolver({ servers: dnsServers })),
  });
  const stopping = new AbortController();
  const say = async (line: string) => {
    if (!given.has('quiet')) await terminal.print(`${line}\n`);
  };
  try {
    const list = phishingFeedList(config.feeds.phishing);
    const feeds = phishingFeeds(list, folder);
    await feeds.load();
    const { urlFacts } = await engineData({ script, env });
    const now = new Date();
    const isPopular = (domain: string) => urlFacts(`https://${domain}/`, now).popularity?.state === 'known';
    const outcomes = await syncFeeds({
      list,
      feeds,
      download: downloadFeed({ egress }),
      buildIndex: () => buildFeedIndexHere(isPopular),
      clock: () => new Date(),
    })(stopping.signal);
    for (const { source, outcome } of outcomes) {
      const held = feeds.status().find((one) => one.source === source);
      await say(
        `${source}: ${words[outcome]}${held?.listedOn ? `, ${counted(held.entries, 'entry', 'entries')} of ${held.listedOn}` : ''}`,
      );
    }
    const catalogue = await updateCatalogue({
      egress,
      folder,
      script,
      feeds: config.feeds,
      signal: stopping.signal,
    });
    for (const line of catalogue.lines) await say(line);
    const failed = [
      ...outcomes.filter(({ outcome }) => !isFine(outcome)).map(({ source }) => source),
      ...catalogue.failed,
    ];
    if (failed.length > 0)
      throw unavailable(`Not taken: ${failed.join(', ')}. What was there before is still in use.`);
    return exitCodes.safe;
  } finally {
    await egress.close();
  }
};

const words: Record<SyncedFeed['outcome'], string> = {
  taken: 'taken',
  unchanged: 'unchanged',
  fresh: 'asked for less than an hour ago',
  timeout: 'did not answer in time',
  unreachable: 'could not be reached',
  refused: 'refused',
  unreadable: 'not a list that can be read',
  off: 'not asked',
};

const isFine = (outcome: SyncedFeed['outcome']) => ['taken', 'unchanged', 'fresh'].includes(outcome);
