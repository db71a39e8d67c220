import type { HostingFacts } from '../../contract/domain-facts.ts';
import type { LookedUp } from '../../contract/looked-up.ts';
import type { AskDns } from '../ask-once.ts';
import { countryOf } from './country-of-address.ts';
import { networkOf } from './network-of-address.ts';
import { reverseName } from './reverse-name.ts';

/**
 * Where an address is hosted. Country and network come from our own tables, so they are known even without a network; only
 * the reverse name comes from DNS, and stays empty without an answer.
 */
export const lookUpHosting =
  ({ ask }: { ask: AskDns }) =>
  async (addresses: LookedUp<readonly string[]>): Promise<LookedUp<HostingFacts>> => {
    if (addresses.state !== 'known') return addresses;
    const [address] = addresses.value;
    if (address === undefined) return { state: 'absent' };
    const [country, network, names] = await Promise.all([
      countryOf(address),
      networkOf(address),
      ask(reverseName(address), 'PTR'),
    ]);
    return {
      state: 'known',
      value: {
        address,
        country,
        asn: network?.asn ?? null,
        organisation: network?.organisation ?? null,
        // The tables know who announces an address, not to whom the announcer assigned it, so both are the same here.
        isp: network?.organisation ?? null,
        reverseName: (names.state === 'known' && names.value[0]?.toLowerCase()) || null,
      },
    };
  };
