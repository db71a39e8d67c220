import { allProductKeys, rulesOf } from '../../engine/index.ts';
import type { NvdQuestion } from '../../lookups/vulnerability-feeds/nvd.ts';

/** The longest period that the API accepts. */
const longestWindowMs = 120 * 24 * 60 * 60 * 1000;
/** Beyond this many, asking for all records of the vendors again takes fewer calls. */
const maxWindows = 4;
/** Records that NVD publishes late or backdates are asked for twice rather than missed. */
const overlapMs = 2 * 60 * 60 * 1000;

/** Everything that NVD has about the makers of our lists. */
export const questionsForAll = (): NvdQuestion[] => {
  const makers = allProductKeys.flatMap(rulesOf).map(({ maker }) => maker);
  const filedUnder = new Set(makers.flatMap(({ cpe }) => cpe));
  const searched = new Set(makers.flatMap((maker) => maker.searched));
  return [
    ...[...filedUnder].sort().map((vendor) => ({ virtualMatchString: `cpe:2.3:*:${vendor}` })),
    ...[...searched].map((keywordSearch) => ({ keywordSearch })),
  ];
};

/** Everything that has changed between two moments; null when that is longer than it is worth. */
export const questionsForChanges = (since: Date, until: Date): NvdQuestion[] | null => {
  const questions: NvdQuestion[] = [];
  for (let from = since.getTime() - overlapMs; from < until.getTime(); from += longestWindowMs) {
    const to = Math.min(from + longestWindowMs, until.getTime());
    questions.push({
      lastModStartDate: new Date(from).toISOString(),
      lastModEndDate: new Date(to).toISOString(),
    });
  }
  return questions.length > maxWindows ? null : questions;
};
