import { basename } from 'node:path';
import { findFeeds, fingerprintOf } from '../adapters/vulnerability-feed-files.ts';
import type { FactsSource } from '../adapters/vulnerability-reader-worker.ts';
import type { VulnerabilitySource } from './sync-vulnerabilities.ts';

const factsSources: readonly FactsSource[] = ['kev', 'epss', 'exploits'];

/** A folder of feeds as the source of the catalogue: what is in it is in the catalogue, and nothing else. */
export const vulnerabilityFolder = (folder: string, rules: string): VulnerabilitySource => ({
  isWhole: true,

  isUnchanged: async (sources) => {
    if (sources.rules !== rules || sources.files === null) return false;
    return sources.files === (await fingerprintOf(await findFeeds(folder)));
  },

  fill: async ({ reader, goOn, onProgress }) => {
    const feeds = await findFeeds(folder);
    const files = await fingerprintOf(feeds);
    let asOf: string | null = null;
    const note = (day: string | null) => {
      if (day !== null && (asOf === null || day > asOf)) asOf = day;
    };
    if (feeds.exploits === null) await reader.readShippedExploits();
    for (const source of factsSources) {
      const path = feeds[source];
      if (path === null) continue;
      const facts = await reader.readFacts(source, path);
      note(facts.asOf);
      onProgress({ step: basename(path), done: facts.entries, total: facts.entries });
    }

    for (const path of feeds.nvd) {
      const step = basename(path);
      onProgress({ step, done: 0, total: null });
      let done = 0;
      await goOn();
      const { records, asOf: newest } = await reader.readFile(path, async (count) => {
        await goOn();
        done += count;
        onProgress({ step, done, total: null });
      });
      note(newest);
      onProgress({ step, done: records, total: records });
    }

    return { asOf, sources: { files, online: null, rules, notes: noteMissingFeeds(feeds) } };
  },
});

/** What a careful reader should know about a catalogue made from fewer feeds than there are. */
const noteMissingFeeds = (feeds: Awaited<ReturnType<typeof findFeeds>>): string[] => [
  ...(feeds.kev === null
    ? ['CISA’s catalogue was not among the feeds; known exploitation is as NVD reports it.']
    : []),
  ...(feeds.epss === null ? ['EPSS was not among the feeds; the chance of exploitation is not known.'] : []),
];
