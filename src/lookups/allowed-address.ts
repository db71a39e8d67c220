import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The guard refused to connect. */
export class EgressRefused extends Error {
  override name = 'EgressRefused';
}

export type IsAllowedAddress = (address: string) => boolean;

/**
 * Decides which addresses may be connected to: global unicast only, so that a range not listed here is refused too.
 * Private, loopback, link-local, metadata, carrier, mapped, NAT64, 6to4 and reserved addresses are all excluded.
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
    // An IPv4 address inside IPv6 is judged by the address it reaches.
    const reached = ipaddr.process(address);
    if (exempt.check(reached.toString(), reached.kind())) return true;
    return reached.range() === 'unicast' && isGlobal(reached);
  };
};

/** The only part of IPv6 that is assigned (RFC 4291 2.4); the old IPv4-compatible form ::127.0.0.1 lies outside it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Public by number, internal by use: Azure's metadata host. */
const metadataHosts = new Set(['168.63.129.16']);

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.kind() === 'ipv6' ? address.match(globalIpv6) : !metadataHosts.has(address.toString());
