/**
 * Builds src/engine/brands/owned-domains.json: which domains belong to one organisation, and where its customers change
 * their password. Usage: node ml/build-tables/owned-domains.ts --data ../shared/data
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  brandOfWord,
  brands,
  dynamicDnsZoneOf,
  hostingOf,
  luresIn,
  parseUrl,
  shortenerKindOf,
  wordInside,
  wordLookingLike,
  wordMistypedAs,
} from '../../src/engine/training.ts';
import { csvFields, readLines } from '../read-lines.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    taken: { type: 'string', default: '2026-11-15' },
  },
});
const linesOf = async (file: string): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of readLines(`${values.data}/${file}`)) lines.push(line.trim());
  return lines;
};

/** Below these, customers publish: a page there says nothing about who owns the domain. */
const shared = new Set<string>();
const listsOfShared = [
  'free_hosting_suffixes',
  'link_in_bio_domains',
  'free_file_hosts',
  'public_suffix_private_section',
];
for (const list of listsOfShared) {
  for (const line of await linesOf(`lists/${list}.txt.gz`)) {
    const domain = parseUrl(`https://x.${line.replace(/^[*.!]+/, '')}`)
      ?.host.split('.')
      .slice(1)
      .join('.');
    if (domain) for (const part of suffixesOf(domain)) shared.add(part);
  }
}

function suffixesOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'));
}

/**
 * Companies register misspellings of their names, and names with bait words (`paypal-login.com`), so that nobody else can.
 * They do not write to anyone from there: a reader who meets one should still look twice.
 */
const isDefensive = (label: string): boolean =>
  brandOfWord(label) === null &&
  (brandOfWord(label.replaceAll('-', '')) !== null ||
    wordMistypedAs(label) !== null ||
    label.split('-').some((part) => wordLookingLike(part) !== null) ||
    (wordInside(label, 4) !== null && Object.values(luresIn([label])).some((words) => words.length > 0)));

/** The domain itself if an owner alone decides what is published below it; null for hosts and for what is shared. */
const wholeDomain = (name: string): string | null => {
  const url = parseUrl(`https://${name}`);
  if (!url || url.host !== url.registrableDomain || url.isPrivateSuffix || shared.has(url.host)) return null;
  if (reported.has(url.host) && !genuine.has(url.host)) return null;
  if (isDefensive(url.label)) return null;
  const isOpen = hostingOf(url.host) ?? dynamicDnsZoneOf(url.host) ?? shortenerKindOf(url.host, url.host);
  return isOpen ? null : url.host;
};

const genuine = new Set(brands.flatMap(({ domains }) => domains));

/** What a company once registered and gave up, somebody else may hold now. */
const reported = new Set<string>();
for (const line of await linesOf('lists/phishing_domains_phishing_database.csv.gz')) {
  const domain = parseUrl(`https://${csvFields(line)[0]}`)?.registrableDomain;
  if (domain) reported.add(domain);
}

/** Lists of many people's servers, not of one owner's. */
const communities = new Set([
  'matrix',
  'misskey',
  'misskey-universe',
  'rsshub',
  'rsshub-3rd',
  'test',
  'connectivity-check',
  'illusion-nonofficial',
  'linux',
  'goproxy',
]);

type Row = { entity: string | null; domains: string[]; includes?: string[] };
const rows = (await linesOf('brands/owned-domains.jsonl.gz')).map((line) => JSON.parse(line) as Row);
const byEntity = new Map(rows.flatMap((row) => (row.entity === null ? [] : [[row.entity, row] as const])));
const listed = (row: Row, seen = new Set<Row>()): string[] => {
  if (seen.has(row)) return [];
  seen.add(row);
  const included = (row.includes ?? []).flatMap((name) => byEntity.get(name) ?? []);
  return [...row.domains, ...included.flatMap((one) => listed(one, seen))];
};
const groups = rows.filter(({ entity }) => !communities.has(entity ?? '')).map((row) => listed(row));
for (const line of await linesOf('lists/brand_domains.csv.gz')) {
  const [, domain = '', more = ''] = csvFields(line);
  if (more) groups.push([domain, ...more.split(' ')]);
}

/** A part of a larger organisation (YouTube, Google) is listed with the whole; two that share a domain stay two. */
const sets = groups
  .map((group) => new Set(group.flatMap((name) => wholeDomain(name) ?? [])))
  .filter(({ size }) => size > 1)
  .toSorted((a, b) => b.size - a.size);
const organisations: Set<string>[] = [];
const partOf = new Map<string, Set<string>[]>();
for (const set of sets) {
  const [first = ''] = set;
  if (partOf.get(first)?.some((larger) => set.isSubsetOf(larger))) continue;
  organisations.push(set);
  for (const domain of set) partOf.set(domain, [...(partOf.get(domain) ?? []), set]);
}
const table = organisations.map((domains) => [...domains].toSorted().join(' ')).toSorted();

/** Looked up by bisection, so all domains are in one order; a few to a line, so that a change of the table can be read. */
const domainsPerLine = 16;
const numbersOf = new Map<string, number[]>();
for (const [number, domains] of table.entries()) {
  for (const domain of domains.split(' ')) numbersOf.set(domain, [...(numbersOf.get(domain) ?? []), number]);
}
const entries = [...numbersOf].map(([domain, numbers]) => `${domain}:${numbers.join(',')}`).toSorted();
const lines = Array.from({ length: Math.ceil(entries.length / domainsPerLine) }, (_, line) =>
  entries.slice(line * domainsPerLine, (line + 1) * domainsPerLine).join(' '),
);

const pages = JSON.parse(readFileSync(`${values.data}/brands/change-password-pages.json`, 'utf8')) as Record<
  string,
  string
>;
/** An address to be typed: longer ones, and those that name a session or a server, are no help. */
const isTypable = (page: string) => page.length <= 60 && /^https:\/\/[a-z.-]+[^?#]*$/.test(page);
const changePassword = Object.fromEntries(
  Object.entries(pages).filter(([domain, page]) => genuine.has(domain) && isTypable(page)),
);

const file = 'src/engine/brands/owned-domains.json';
writeFileSync(
  file,
  `${JSON.stringify(
    {
      sources: [
        'v2fly/domain-list-community c975ccef9c (MIT)',
        'apple/password-manager-resources 96cbab7468 (MIT)',
        '2factorauth (MIT)',
      ],
      taken: values.taken,
      command: 'node ml/build-tables/owned-domains.ts --data ../shared/data',
      organisations: table.length,
      domains: lines,
      changePassword,
    },
    null,
    1,
  )}\n`,
);
process.stdout.write(
  `${table.length} organisations with ${entries.length} domains, ` +
    `${Object.keys(changePassword).length} pages to change a password on: ${file}\n`,
);
