import type { BlocklistFacts } from '../../contract/domain-facts.ts';
import type { LookedUp, UnknownReason } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import { reverseAddress } from './reverse-name.ts';

/** A DNS blocklist that the operator chose, of domains (`dbl.example.org`) or of addresses (`zen.example.org`). */
export type BlocklistZone = { zone: string; lists: 'names' | 'addresses' };

type Asked = { domain: string | null; addresses: readonly string[] };

/** How many addresses of a domain are asked about; a domain with more is on a network shared by many. */
const maxAddresses = 4;

/** Asks DNS blocklists (RFC 5782). Off unless configured: most lists require permission. */
export const lookUpBlocklists =
  ({ ask, zones }: { ask: AskDns; zones: readonly BlocklistZone[] }) =>
  async ({ domain, addresses }: Asked): Promise<LookedUp<BlocklistFacts>> => {
    if (zones.length === 0) return { state: 'unknown', reason: 'off' };
    const names = domain === null ? [] : [domain];
    const reversedAddresses = addresses.slice(0, maxAddresses).map(reverseAddress);
    const answers = await Promise.all(
      zones.map(async ({ zone, lists }) => ({
        zone,
        answer: await askZone(ask, zone, lists === 'names' ? names : reversedAddresses),
      })),
    );
    const asked = answers.filter(({ answer }) => answer === 'listed' || answer === 'clean');
    if (asked.length === 0) {
      const reasons = answers.map(({ answer }) => answer).filter((answer) => answer !== null);
      return { state: 'unknown', reason: (reasons[0] as UnknownReason | undefined) ?? 'off' };
    }
    return {
      state: 'known',
      value: {
        listedBy: asked.filter(({ answer }) => answer === 'listed').map(({ zone }) => zone),
        asked: asked.map(({ zone }) => zone),
      },
    };
  };

/** Null: this list does not cover the subject. */
const askZone = async (
  ask: AskDns,
  zone: string,
  names: readonly string[],
): Promise<'listed' | 'clean' | UnknownReason | null> => {
  const answers = await Promise.all(names.map((name) => ask(`${name}.${zone}`, 'A')));
  const verdicts = answers.map((answer) => {
    if (answer.state === 'absent') return 'clean';
    return answer.state === 'unknown' ? answer.reason : readCodes(answer.value);
  });
  if (verdicts.includes('listed')) return 'listed';
  return verdicts.find((verdict) => verdict !== 'clean') ?? verdicts[0] ?? null;
};

/**
 * Lists answer with addresses in 127.0.0.0/8. Some use that range to refuse queries from here (127.255.255.x, 127.0.0.1);
 * any other address comes from a resolver that answers for domains that do not exist.
 */
const readCodes = (codes: readonly string[]): 'listed' | UnknownReason => {
  if (codes.some((code) => code.startsWith('127.255.255.') || code === '127.0.0.1')) return 'refused';
  return codes.some((code) => code.startsWith('127.')) ? 'listed' : 'unreadable';
};
