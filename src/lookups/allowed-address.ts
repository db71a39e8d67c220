import { BlockList } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

/** The guard refused to connect. */
export class EgressRefused extends Error {
  override name = 'EgressRefused';
}

export type IsAllowedAddress = (address: string) => boolean;

/**
 * Decides which addresses may be connected to: public ones only. `allow` exempts CIDRs; that is how tests reach servers on
 * loopback.
 */
export const allowedAddress = (allow: readonly string[]): IsAllowedAddress => {
  const isExempt = exemptAddress(allow);
  return (address) => isExempt(address) || isPublicAddress(address);
};

/** Whether the operator has allowed an address by name. */
export const exemptAddress = (allow: readonly string[]): IsAllowedAddress => {
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
    return exempt.check(reached.toString(), reached.kind());
  };
};
