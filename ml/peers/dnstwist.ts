import { spawnSync } from 'node:child_process';
import { programPath } from '../../scripts/programs.ts';
import { type Permutation, type PermutationKind, permutationKinds } from '../../src/engine/training.ts';

/**
 * One process for all domains: it only makes the names, and asks nobody about them. It makes tens of thousands of names
 * with look-alike letters of a long name; an even share of those stands for all.
 */
const program = `
import json, sys, dnstwist
def lines(name):
    with open('/usr/share/dnstwist/dictionaries/' + name) as file:
        return [line.strip() for line in file if line.strip() and not line.startswith('//')]
words = lines('english.dict')
endings = sorted(set(lines('abused_tlds.dict') + lines('common_tlds.dict')))
for domain in json.load(sys.stdin):
    fuzzer = dnstwist.Fuzzer(domain, dictionary=words, tld_dictionary=list(endings))
    fuzzer.generate()
    made = []
    for kind in sorted(set(one['fuzzer'] for one in fuzzer.domains)):
        names = sorted(one['domain'] for one in fuzzer.domains if one['fuzzer'] == kind)
        step = max(1, len(names) // 400)
        made += [[name, kind] for name in names[::step]]
    print(json.dumps({'domain': domain, 'made': made}))
`;

const kinds: ReadonlySet<string> = new Set(permutationKinds);

/** The lookalikes that dnstwist (Debian's package) makes of these domains, of the kinds that we know too. */
export const permutationsByDnstwist = (
  domains: string[],
): { domain: string; permutations: Permutation[] }[] => {
  const { stdout, stderr, status } = spawnSync(programPath('python3'), ['-c', program], {
    input: JSON.stringify(domains),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`dnstwist is not installed, or did not run: ${stderr.slice(-300)}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { domain, made } = JSON.parse(line) as { domain: string; made: [string, string][] };
      const permutations = made
        .filter(([name, kind]) => kinds.has(kind) && name !== domain)
        .map(([name, kind]) => ({ domain: name, kind: kind as PermutationKind }));
      return { domain, permutations };
    });
};
