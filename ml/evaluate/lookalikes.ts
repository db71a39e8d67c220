/**
 * How many lookalikes of the most imitated brands the domain check flags, by the way they are made, and how many of the
 * widely visited sites it accuses. Without lookups: the name alone is judged, with the tables that ship.
 * Usage: node ml/evaluate/lookalikes.ts --data ../shared/data [--peer] [--misses 10]
 * With --peer the lookalikes are made by dnstwist, where it is installed, with its own dictionaries.
 */

import { parseArgs } from 'node:util';
import { type DomainSubject, everythingUnknown } from '../../src/contract/index.ts';
import {
  type BrandDomain,
  brandDomains,
  concludeDomain,
  isVouchedFor,
  lookalikeOf,
  type ParsedUrl,
  type Permutation,
  parseUrl,
  permutationKinds,
  permutationsOf,
  untwist,
} from '../../src/engine/training.ts';
import { permutationsByDnstwist } from '../peers/dnstwist.ts';
import { csvFields, readLines } from '../read-lines.ts';
import { loadPopularity } from './popularity-table.ts';
import { percent, share, table } from './tally.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    peer: { type: 'boolean', default: false },
    misses: { type: 'string', default: '0' },
    brands: { type: 'string', default: '100' },
  },
});

const popularity = loadPopularity();
const now = new Date('2026-11-16T00:00:00Z');

/** The brands whose names the most reported sites borrow, by the names of those sites alone. */
const mostImitated = async (count: number): Promise<BrandDomain[]> => {
  const sites = new Map<string, Set<string>>();
  for (const file of ['urls/train_phish.csv.gz', 'lists/phishing_domains_phishing_database.csv.gz']) {
    for await (const line of readLines(`${values.data}/${file}`)) {
      const url = parseUrl(csvFields(line)[0] ?? '');
      const brand = url && untwist(url)?.brand;
      const genuine = brand && parseUrl(brand.genuine)?.registrableDomain;
      if (!url || !genuine) continue;
      sites.set(genuine, (sites.get(genuine) ?? new Set()).add(url.registrableDomain ?? url.host));
    }
  }
  return brandDomains()
    .toSorted((a, b) => (sites.get(b.domain)?.size ?? 0) - (sites.get(a.domain)?.size ?? 0))
    .slice(0, count);
};

/** Flagged: a brand is named. Out of the safe band: that alone makes the verdict suspicious. */
const judge = (url: ParsedUrl, isExcused = true) => {
  const known = isExcused && url.registrableDomain ? { popularity: popularity(url.registrableDomain) } : {};
  const { registrableDomain: registrable, publicSuffix, host: ascii, unicodeHost: unicode } = url;
  if (registrable === null || publicSuffix === null) return { isFlagged: false, isOut: false };
  const subject: DomainSubject = { kind: 'domain', ascii, unicode, registrable, publicSuffix };
  const { imitation, heuristicChecks, findings } = concludeDomain(
    subject,
    everythingUnknown('off'),
    known,
    now,
  );
  const byLikeness = findings.some(({ family }) => family === 'imitation');
  return { isFlagged: imitation !== null && byLikeness, isOut: heuristicChecks.riskScore > 20 && byLikeness };
};

const chosen = await mostImitated(Number(values.brands));
process.stdout.write(`${chosen.length} brands: ${chosen.map(({ domain }) => domain).join(' ')}\n\n`);

const own = (domain: string) => permutationsOf(domain, 20_000);
const made: { domain: string; permutations: Permutation[] }[] = values.peer
  ? permutationsByDnstwist(chosen.map(({ domain }) => domain))
  : chosen.map(({ domain }) => ({ domain, permutations: own(domain) }));

type Tally = {
  all: number;
  genuine: number;
  popular: number;
  flagged: number;
  right: number;
  out: number;
  missed: string[];
};
const tallies = new Map<string, Tally>();
for (const { domain, permutations } of made) {
  for (const { domain: name, kind } of permutations) {
    const url = parseUrl(`https://${name}/`);
    if (!url?.registrableDomain) continue;
    const tally = tallies.get(kind) ?? {
      all: 0,
      genuine: 0,
      popular: 0,
      flagged: 0,
      right: 0,
      out: 0,
      missed: [],
    };
    tallies.set(kind, tally);
    if (isVouchedFor(url)) tally.genuine += 1;
    else if (popularity(url.registrableDomain).state === 'known') tally.popular += 1;
    else {
      tally.all += 1;
      const { isFlagged, isOut } = judge(url);
      if (isFlagged) tally.flagged += 1;
      else tally.missed.push(name);
      if (isOut) tally.out += 1;
      if (lookalikeOf(url)?.genuine === domain) tally.right += 1;
    }
  }
}

const row = (kind: string, { all, genuine, popular, flagged, right, out }: Omit<Tally, 'missed'>) => [
  kind,
  String(all),
  percent(share(flagged, all)),
  percent(share(out, all)),
  percent(share(right, all)),
  String(genuine),
  String(popular),
  percent(share(flagged, all + popular)),
];
const rows = permutationKinds.flatMap((kind) => {
  const tally = tallies.get(kind);
  return tally ? [row(kind, tally)] : [];
});
process.stdout.write(
  table(
    [
      'kind',
      'names',
      'flagged',
      'out of safe',
      'this brand',
      'the brand’s own',
      'popular',
      'flagged, popular too',
    ],
    rows,
  ),
);
const shownMisses = Number(values.misses);
for (const [kind, { missed }] of tallies) {
  if (shownMisses > 0) {
    const every = Math.max(1, Math.floor(missed.length / shownMisses));
    process.stdout.write(
      `  ${kind}: ${missed
        .filter((_, i) => i % every === 0)
        .slice(0, shownMisses)
        .join(' ')}\n`,
    );
  }
}

/** The ranked list, and legitimate names that are hardly visited: there popularity excuses no mistake. */
const ranked: string[] = [];
for await (const line of readLines(`${values.data}/lists/top_domains_tranco50k.csv.gz`)) {
  const [rank = '', name = ''] = line.split(',');
  if (/^\d+$/.test(rank) && ranked.length < 10_000) ranked.push(name);
}
const unknownNames = new Set<string>();
for await (const line of readLines(`${values.data}/urls/train_legit.csv.gz`)) {
  const url = parseUrl(csvFields(line)[0] ?? '');
  if (url?.registrableDomain && popularity(url.registrableDomain).state === 'absent') {
    unknownNames.add(url.registrableDomain);
  }
}
const accused = (names: Iterable<string>, isExcused: boolean) => {
  const all = [...names].flatMap((name) => parseUrl(name) ?? []);
  const seen = all.map((url) => ({ name: url.host, ...judge(url, isExcused) }));
  const flagged = seen.filter(({ isFlagged }) => isFlagged).map(({ name }) => name);
  const out = seen.filter(({ isOut }) => isOut).length;
  return { all: all.length, flagged, out };
};
const legitimate = [
  { what: 'the 10,000 most visited', ...accused(ranked, true) },
  { what: 'the same, without the popularity table', ...accused(ranked, false) },
  { what: 'legitimate domains outside the 100,000 most visited', ...accused(unknownNames, true) },
];
process.stdout.write(
  `\n${table(
    ['legitimate domains', 'domains', 'flagged', 'out of safe'],
    legitimate.map(({ what, all, flagged, out }) => [
      what,
      String(all),
      percent(share(flagged.length, all)),
      percent(share(out, all)),
    ]),
  )}`,
);
for (const { what, flagged } of legitimate) {
  if (shownMisses > 0) {
    const every = Math.max(1, Math.floor(flagged.length / 60));
    process.stdout.write(
      `  ${what}: ${flagged
        .filter((_, i) => i % every === 0)
        .slice(0, 60)
        .join(' ')}\n`,
    );
  }
}
