// Which brand does a domain imitate? How many domains a second are answered, against dnstwist's way of generating every
// lookalike of every brand and searching among them; and how many lookalikes each generates a second. Same brands, same
// domains, one thread each.
// Run: node bench/lookalikes.ts [--brands 60] [--names 4000]

import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findProgram } from '../scripts/programs.ts';
import { brandDomains, lookalikeOf, parseUrl, permutationsOf } from '../src/engine/training.ts';
import { figure, printMachine, printTable, say } from './kit/figures.ts';

const { values } = parseArgs({
  options: { brands: { type: 'string', default: '60' }, names: { type: 'string', default: '4000' } },
});
const domains = brandDomains()
  .map(({ domain }) => domain)
  .filter((domain) => /^[a-z]{5,9}\.com$/.test(domain))
  .slice(0, Number(values.brands));

/** Generates all lookalikes, reports how long that took, and then searches for every domain among them. */
const program = `
import json, sys, time, dnstwist
asked = json.load(sys.stdin)
begin = time.perf_counter()
brand_of = {}
made = 0
for domain in asked['domains']:
    fuzzer = dnstwist.Fuzzer(domain)
    fuzzer.generate()
    for one in fuzzer.domains:
        made += 1
        brand_of.setdefault(one['domain'], domain)
making = time.perf_counter() - begin
begin = time.perf_counter()
right = sum(1 for name, domain in asked['names'] if brand_of.get(name) == domain)
print(json.dumps({'made': made, 'making': making, 'looking': time.perf_counter() - begin, 'right': right}))
`;

const timed = <Result>(work: () => Result) => {
  const from = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - from) / 1000 };
};

printMachine();
const all = domains.flatMap((domain) =>
  permutationsOf(domain, 20_000).map((one) => [one.domain, domain] as const),
);
const step = Math.max(1, Math.floor(all.length / Number(values.names)));
const names = all.filter((_, at) => at % step === 0).slice(0, Number(values.names));

const answer = ([name, domain]: (typeof names)[number]) => {
  const url = parseUrl(name);
  const genuine = url && lookalikeOf(url)?.genuine;
  return genuine === domain || parseUrl(genuine ?? '')?.registrableDomain === domain;
};
for (const name of names.slice(0, 500)) answer(name);
const making = timed(() => domains.reduce((sum, domain) => sum + permutationsOf(domain, 100_000).length, 0));
const looking = timed(() => names.filter(answer).length);
const rows = [
  {
    what: `Hookwise, all ${brandDomains().length} brands`,
    'lookalikes made': figure(making.result),
    'made a second': making.result / making.seconds,
    'before the first answer, s': '0',
    'names answered a second': names.length / looking.seconds,
    'right %': ((100 * looking.result) / names.length).toFixed(1),
  },
];

const python = findProgram('python3');
const peer = python
  ? spawnSync(python, ['-c', program], {
      input: JSON.stringify({ domains, names }),
      encoding: 'utf8',
      timeout: 90_000,
    })
  : null;
if (peer?.status === 0) {
  const { made, making: seconds, looking: looked, right } = JSON.parse(peer.stdout);
  rows.push({
    what: `dnstwist, the ${domains.length} brands alone`,
    'lookalikes made': figure(made),
    'made a second': made / seconds,
    'before the first answer, s': figure(seconds),
    'names answered a second': names.length / looked,
    'right %': ((100 * right) / names.length).toFixed(1),
  });
} else
  say(`dnstwist is not installed here, or did not end in time: left out. ${peer?.stderr?.slice(-120) ?? ''}`);
printTable(rows);
say(
  'The names are lookalikes that our own generator makes; neither was fitted on them. dnstwist makes ASCII and IDN forms.',
);
process.exit(0);
