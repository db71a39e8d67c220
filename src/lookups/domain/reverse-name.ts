import ipaddr from 'ipaddr.js';

/** An address with its parts reversed, as reverse names have it: `1.2.0.192`, or one digit of IPv6 at a time. */
export const reverseAddress = (address: string): string => {
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toByteArray().toReversed().join('.');
  const digits = parsed.toByteArray().map((byte) => byte.toString(16).padStart(2, '0'));
  return [...digits.join('')].toReversed().join('.');
};

/** Where the PTR record of an address is (RFC 1035 3.5, 3596 2.5). */
export const reverseName = (address: string): string =>
  `${reverseAddress(address)}.${ipaddr.process(address).kind() === 'ipv4' ? 'in-addr' : 'ip6'}.arpa`;
