/**
 * How well imitations are untwisted: permutations of every brand (the kinds dnstwist makes) must name that brand, and the
 * widely visited sites must not be accused. Usage: node ml/evaluate/untwist.ts --data ../shared/data
 */

import { parseArgs } from 'node:util';
import { brands, parseUrl, untwist, urlCase } from '../../src/engine/training.ts';
import { readLines } from '../read-lines.ts';
import { loadPopularity } from './popularity-table.ts';
import { percent, share, table } from './tally.ts';

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } });

const letters = (word: string) => [...word].map((_, i) => i);
const glyphs: Record<string, string> = {
  o: '0',
  l: '1',
  i: 'l',
  e: '3',
  a: 'а',
  m: 'rn',
  w: 'vv',
  g: 'q',
  s: '5',
};
const kinds: Record<string, (word: string) => string[]> = {
  omission: (w) => letters(w).map((i) => w.slice(0, i) + w.slice(i + 1)),
  transposition: (w) =>
    letters(w)
      .slice(1)
      .map((i) => w.slice(0, i - 1) + w.charAt(i) + w.charAt(i - 1) + w.slice(i + 1)),
  repetition: (w) => letters(w).map((i) => w.slice(0, i) + w.charAt(i) + w.slice(i)),
  replacement: (w) =>
    letters(w).map((i) => `${w.slice(0, i)}${w.charAt(i) === 'k' ? 'j' : 'k'}${w.slice(i + 1)}`),
  insertion: (w) =>
    letters(w)
      .slice(1)
      .map((i) => `${w.slice(0, i)}u${w.slice(i)}`),
  addition: (w) => ['b', 's', '1', 'x'].map((c) => w + c),
  homoglyph: (w) =>
    letters(w).flatMap((i) =>
      glyphs[w.charAt(i)] ? [w.slice(0, i) + glyphs[w.charAt(i)] + w.slice(i + 1)] : [],
    ),
  hyphenation: (w) =>
    letters(w)
      .slice(1)
      .map((i) => `${w.slice(0, i)}-${w.slice(i)}`),
  dictionary: (w) =>
    ['login', 'secure', 'verify', 'support'].flatMap((d) => [`${w}-${d}`, `${d}-${w}`, w + d]),
  subdomain: (w) => [`${w}.com.account-check`, `${w}.signin`],
};

const total = { all: 0, right: 0, accused: 0 };
const rows = Object.entries(kinds).map(([kind, permute]) => {
  let right = 0;
  let accused = 0;
  let all = 0;
  for (const brand of brands) {
    const [word = ''] = brand.words;
    // Initials have too many honest neighbours to be untwisted from one letter.
    if (brand.isOrdinaryWord || word.length < 6) continue;
    for (const name of new Set(permute(word))) {
      const url = parseUrl(`https://${name}.com/`);
      if (url === null || name === word) continue;
      all += 1;
      const seen = untwist(url)?.brand;
      if (seen) accused += 1;
      if (seen && (seen.name === brand.name || seen.words.includes(word) || seen.genuine === brand.genuine))
        right += 1;
    }
  }
  total.all += all;
  total.right += right;
  total.accused += accused;
  return [kind, String(all), percent(share(right, all)), percent(share(accused, all))];
});
rows.push([
  'all',
  String(total.all),
  percent(share(total.right, total.all)),
  percent(share(total.accused, total.all)),
]);
process.stdout.write(table(['permutation', 'names', 'right brand', 'any brand'], rows));

const popularity = loadPopularity();
for (const withTable of [true, false]) {
  let checked = 0;
  const accused: string[] = [];
  for await (const name of readLines(`${values.data}/lists/top_domains_cloudflare100k_unranked.txt.gz`)) {
    const url = parseUrl(name);
    if (!url?.registrableDomain) continue;
    checked += 1;
    const seen = urlCase(url, withTable ? { popularity: popularity(url.registrableDomain) } : {});
    if (seen.imitation && !seen.isEstablished) accused.push(name);
  }
  const label = withTable ? 'with' : 'without';
  process.stdout.write(
    `\n${checked} widely visited sites, ${label} the popularity table: ${accused.length} accused\n`,
  );
  process.stdout.write(`  ${accused.filter((_, i) => i % Math.ceil(accused.length / 25) === 0).join(' ')}\n`);
}

/** Names in other scripts and with accents, from every list of honest sites there is. */
const international = new Set<string>();
for (const file of ['urls/train_legit.csv.gz', 'lists/top_domains_cloudflare100k_unranked.txt.gz']) {
  for await (const line of readLines(`${values.data}/${file}`)) {
    for (const [name] of line.matchAll(/(?:[a-z0-9-]+\.)*xn--[a-z0-9.-]+/gi))
      international.add(name.toLowerCase());
  }
}
const accusedNames = [...international].filter((name) => {
  const url = parseUrl(name);
  return url !== null && untwist(url) !== null;
});
process.stdout.write(
  `\n${international.size} honest international names: ${accusedNames.length} accused ${accusedNames.slice(0, 10).join(' ')}\n`,
);
