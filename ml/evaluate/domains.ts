/**
 * What the domain check makes of bare names without lookups: how many legitimate names leave the safe band, how many hosts
 * of reported phishing do. Of the labelled hosts only those that no model has learnt from (`split.ts`); the lists of known
 * phishing are not used.
 * Usage: node ml/evaluate/domains.ts --data ../shared/data [--every 1] [--alarms 20]
 */

import { parseArgs } from 'node:util';
import { type DomainSubject, everythingUnknown, riskBandEnds } from '../../src/contract/index.ts';
import { concludeDomain, type Models, parseUrl } from '../../src/engine/training.ts';
import { trainedModels } from '../../src/server/training.ts';
import { readLines } from '../read-lines.ts';
import { loadPopularity } from './popularity-table.ts';
import { percent, share, table } from './tally.ts';
import { labelledUrls } from './url-data.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    every: { type: 'string', default: '1' },
    alarms: { type: 'string', default: '0' },
  },
});

const popularity = loadPopularity();
const nothing = everythingUnknown('off');
const now = new Date('2026-11-16T00:00:00Z');

const scoreOf = (host: string, models: Pick<Models, 'url'>): number => {
  const url = parseUrl(`https://${host}/`);
  if (!url?.registrableDomain || url.publicSuffix === null) return 0;
  const { host: ascii, unicodeHost: unicode, registrableDomain: registrable, publicSuffix } = url;
  const subject: DomainSubject = { kind: 'domain', ascii, unicode, registrable, publicSuffix };
  const known = { popularity: popularity(registrable) };
  return concludeDomain(subject, nothing, known, now, models).heuristicChecks.riskScore;
};

const ranked: string[] = [];
for await (const line of readLines(`${values.data}/lists/top_domains_tranco50k.csv.gz`)) {
  const [rank = '', name = ''] = line.split(',');
  if (/^\d+$/.test(rank) && ranked.length < 10_000) ranked.push(name);
}
const legitimate = new Set<string>();
const reported = new Set<string>();
for await (const { url: text, isPhishing, part } of labelledUrls(values.data)) {
  const url = parseUrl(text);
  if (part !== 'reserve' || !url?.registrableDomain) continue;
  if (isPhishing) reported.add(url.host);
  else if (popularity(url.registrableDomain).state === 'absent') legitimate.add(url.host);
}
const thinned = (names: Iterable<string>) => [...names].filter((_, i) => i % Number(values.every) === 0);
const sets = [
  { what: 'the 10,000 most visited', names: thinned(ranked) },
  { what: 'legitimate hosts outside the 100,000 most visited', names: thinned(legitimate) },
  { what: 'hosts of reported phishing', names: thinned(reported) },
];

const ablations = [
  { ablation: 'rules alone', models: {} },
  { ablation: 'with the model', models: trainedModels() },
];
const rows: string[][] = [];
for (const { ablation, models } of ablations) {
  for (const { what, names } of sets) {
    const scores = names.map((name) => ({ name, score: scoreOf(name, models) }));
    const out = scores.filter(({ score }) => score > riskBandEnds.safe);
    const dangerous = scores.filter(({ score }) => score > riskBandEnds.suspicious);
    rows.push([
      `${what}, ${ablation}`,
      String(names.length),
      percent(share(out.length, names.length)),
      percent(share(dangerous.length, names.length)),
    ]);
    const shown = out.slice(0, Number(values.alarms)).map(({ name, score }) => `${name} ${score}`);
    if (shown.length > 0) process.stdout.write(`${what}, ${ablation}: ${shown.join(', ')}\n`);
  }
}
process.stdout.write(table(['names', 'count', 'out of safe', 'dangerous'], rows));
