// npm run sync: brings the vulnerability catalogue up to date, once. Exits with 0 when the catalogue is as new as its
// sources, and with 1 when it is not.

import { addressesOf, createEgress, guardedResolver } from '../src/lookups/index.ts';
import {
  BadConfiguration,
  FolderInUse,
  openDatabase,
  readConfig,
  type SyncOutcome,
  type SyncProgressEvent,
  vulnerabilityCatalogue,
} from '../src/server/tools.ts';

const barWidth = 24;
const say = (line: string) => process.stdout.write(`${line}\n`);
const figure = (n: number) => n.toLocaleString('en');

/** A bar that is redrawn in a terminal; elsewhere a line for each finished step. */
const showProgress = () => {
  const isTerminal = process.stdout.isTTY;
  let last = '';
  const clear = () => isTerminal && process.stdout.write('\r\u001b[K');
  return {
    onProgress: ({ step, done, total }: SyncProgressEvent) => {
      const share = total ? Math.min(1, done / total) : 0;
      if (isTerminal) {
        const full = Math.round(share * barWidth);
        const bar = total === null ? '' : `[${'█'.repeat(full)}${'·'.repeat(barWidth - full)}] `;
        if (step !== last && last !== '') process.stdout.write('\n');
        clear();
        process.stdout.write(`${bar}${step}: ${figure(done)}${total === null ? '' : ` of ${figure(total)}`}`);
      } else if (total !== null && done >= total) {
        say(`${step}: ${figure(done)}`);
      }
      last = step;
    },
    finish: () => {
      if (isTerminal && last !== '') process.stdout.write('\n');
    },
  };
};

const inWords = (outcome: SyncOutcome): string => {
  if (outcome.state === 'unchanged') return 'Nothing has changed since the last sync.';
  if (outcome.state === 'busy')
    return 'Another server is syncing at this moment. Its catalogue will be used.';
  if (outcome.state === 'failed')
    return `The catalogue was not changed: ${outcome.message}. What was there before is still in use.`;
  const { cveCount, changed, removed, asOf } = outcome;
  return `The catalogue holds ${figure(cveCount)} CVEs as of ${asOf}: ${figure(changed)} new or changed, ${figure(removed)} removed.`;
};

const main = async (): Promise<number> => {
  const config = readConfig({ ...process.env, NODE_ENV: 'development' });
  const database = await openDatabase({ ...config, onLostConnection: () => undefined });
  const { dnsServers, egressAllow } = config.lookups;
  const egress = createEgress({
    allow: egressAllow,
    resolve: addressesOf(guardedResolver({ servers: dnsServers })),
  });
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  const progress = showProgress();
  const started = performance.now();
  try {
    const { sync } = vulnerabilityCatalogue({ config, db: database.db, egress, clock: () => new Date() });
    if (!sync) {
      say('There is nothing to sync from: LOOKUPS is off and VULN_FEED_DIR is not set.');
      return 1;
    }
    const { vulnerabilityFolder: folder, nvdApiUrl } = config.feeds;
    say(`Syncing vulnerabilities from ${folder ?? nvdApiUrl}`);
    if (!folder && !config.feeds.nvdApiKey)
      say(
        'Without NVD_API_KEY the NVD answers five requests in half a minute: the first sync takes minutes.',
      );
    const outcome = await sync(stopping.signal, progress.onProgress);
    progress.finish();
    say(`${inWords(outcome)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return outcome.state === 'failed' ? 1 : 0;
  } catch (error) {
    progress.finish();
    if (!stopping.signal.aborted) throw error;
    say('Stopped. The catalogue was not changed; the next sync goes on from here.');
    return 130;
  } finally {
    await egress.close();
    await database.close();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof FolderInUse)
    return `${error.message}\nA running server syncs by itself: set VULN_FEED_DIR, or leave LOOKUPS on.`;
  if (error instanceof BadConfiguration) return error.message;
  return String((error instanceof Error && error.stack) || error);
};

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  return 1;
});
