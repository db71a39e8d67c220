import { parseArgs } from 'node:util';
import { isAffected } from '../../src/engine/training.ts';
import { readLines } from '../read-lines.ts';
import { type Case, casesOf } from './affected-cases.ts';
import { say } from './print.ts';
import { table } from './tally.ts';
import { readFeedRecords } from './vulnerability-feeds.ts';

// node ml/evaluate/affected.ts --data ../shared/feeds [--mistakes]
// 'Am I affected?' against the ranges of the assigners' own records: versions that are surely inside of one, and versions at
// and after its end. The answers come from the NVD records, with their CPE ranges beside the assigner's.

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/feeds' },
    mistakes: { type: 'boolean', default: false },
  },
});

const records = new Map((await readFeedRecords(values.data)).map((record) => [record.cveId, record]));
type Tally = Record<'yes' | 'no' | 'unknown', number>;
const tallies = new Map<string, { inside: Tally; outside: Tally }>();
const tallyOf = (key: string) => {
  const known = tallies.get(key) ?? {
    inside: { yes: 0, no: 0, unknown: 0 },
    outside: { yes: 0, no: 0, unknown: 0 },
  };
  tallies.set(key, known);
  return known;
};

const count = ({ cveId, key, version, isInside }: Case) => {
  const record = records.get(cveId);
  if (!record) return;
  const { answer, decidedBy } = isAffected(record, key, version);
  for (const name of [key, 'all']) tallyOf(name)[isInside ? 'inside' : 'outside'][answer] += 1;
  if (values.mistakes && answer === (isInside ? 'no' : 'yes'))
    say(
      `${cveId} ${key} ${version} is ${isInside ? 'inside' : 'outside'}, answered ${answer} by ${decidedBy}`,
    );
};

for await (const line of readLines(`${values.data}/cve5-vulnrichment-originals.jsonl.gz`))
  for (const one of casesOf(JSON.parse(line))) count(one);

const cells = ({ yes, no, unknown }: Tally) => [yes, no, unknown].map(String);
say(
  table(
    ['product', 'inside: yes', 'wrong no', 'unknown', 'outside: wrong yes', 'no', 'unknown'],
    [...tallies]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, { inside, outside }]) => [key, ...cells(inside), ...cells(outside)]),
  ),
);
if (tallyOf('all').inside.no > 0) process.exitCode = 1;
