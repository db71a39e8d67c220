import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the public internet: global unicast only, so that a range not listed here is none either.
 * Private, loopback, link-local, metadata, carrier, mapped, NAT64, 6to4 and reserved addresses are all excluded.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const reached = ipaddr.process(address);
  return reached.range() === 'unicast' && isGlobal(reached);
};

/** The only part of IPv6 that is assigned (RFC 4291 2.4); the old IPv4-compatible form ::127.0.0.1 lies outside it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Public by number, internal by use: Azure's metadata host. */
const metadataHosts = new Set(['168.63.129.16']);

const isGlobal = (address: ipaddr.IPv4 | ipaddr.IPv6) =>
  address.kind() === 'ipv6' ? address.match(globalIpv6) : !metadataHosts.has(address.toString());
