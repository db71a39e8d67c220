import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The guard refused to connect. */
export class EgressRefused extends Error {
  override name = 'EgressRefused';
}

export type IsAllowedAddress = (address: string) => boolean;

/**
 * Decides which addresses may be connected to: global unicast only, so that a range nobody thought of is refused
 * too. Private, loopback, link-local, metadata, carrier, mapped, NAT64, 6to4 and reserved addresses all fall out.
 * `allow` exempts CIDRs; that is how tests reach servers on loopback.
 */
export const allowedAddress = (allow: readonly string[]): IsAllowedAddress => {
  const exempt = new BlockList();
  for (const cidr of allow) {
    const [network = '', prefix] = cidr.split('/');
    const family = network.includes(':') ? 'ipv6' : 'ipv4';
    exempt.addSubnet(network, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4 address inside IPv6 is judged as what it reaches.
    const reached = ipaddr.process(address);
    if (exempt.check(reached.toString(), reached.kind())) return true;
    return reached.range() === 'unicast' && isGlobal(reached);
  };
};

/** The only part of IPv6 that is given out (RFC 4291 2.4); the old IPv4-compatible spelling ::127.0.0.1 is not in it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Public by its number, internal by its use: the host that answers machines in one cloud for their metadata. */
const metadataHosts = new Set(['168.63.129.16']);

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.kind() === 'ipv6' ? address.match(globalIpv6) : !metadataHosts.has(address.toString());
