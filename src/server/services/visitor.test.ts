import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countedAddress, neighbourhoodOf, networkOf } from './visitor.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['not an address', 'unknown'],
])('counts %s as %s', (remote, counted) => {
  expect(countedAddress(remote)).toBe(counted);
});

it.each([
  ['198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['2001:db8:0:2::/64', '2001:db8::/48', '2001:db8::/48'],
  ['unknown', 'unknown', 'unknown'],
])('A12 takes %s for one of the network %s, and of the neighbourhood %s', (counted, network, around) => {
  expect([networkOf(counted), neighbourhoodOf(counted)]).toEqual([network, around]);
});

it('counts all addresses of one IPv6 customer as one guest, and two customers as two', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const network = (address: string) => BigInt(`0x${expandAddress(address).slice(0, 4).join('')}`);
      if (isMapped(one) || isMapped(other)) return;
      expect(countedAddress(one) === countedAddress(other)).toBe(network(one) === network(other));
    }),
  );
});

const isMapped = (address: string) =>
  /^[0:]*ffff:\d+\.\d|^::\d+\.\d/i.test(address) ||
  expandAddress(address).slice(0, 6).join('') === `${'0000'.repeat(5)}ffff`;

/** The eight groups of an address, written out without the code under test. */
const expandAddress = (address: string): string[] => {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts) => {
    const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = Array.from(
    { length: plain.includes('::') ? 8 - left.length - right.length : 0 },
    () => '0',
  );
  return [...left, ...missing, ...right].map((group) => group.padStart(4, '0'));
};
