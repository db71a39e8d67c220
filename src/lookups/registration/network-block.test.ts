import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkBlock } from './network-block.ts';

it.each([
  ['192.0.2.0 - 192.0.2.255', '192.0.2.0/24'],
  ['192.0.2.0-192.0.2.127', '192.0.2.0/25'],
  ['192.0.2.0 - 192.0.2.95', '192.0.2.0 - 192.0.2.95'],
  ['192.0.2.64 - 192.0.2.191', '192.0.2.64 - 192.0.2.191'],
  ['192.0.2.7 - 192.0.2.7', '192.0.2.7/32'],
  ['192.0.2.9/24', '192.0.2.0/24'],
  ['198.51.100.0/24, 203.0.113.0/24', '198.51.100.0/24'],
  ['200.0.2/24', '200.0.2.0/24'],
  ['0.0.0.0 - 255.255.255.255', '0.0.0.0/0'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['2001:db8:: - 2001:db8:0:ffff:ffff:ffff:ffff:ffff', '2001:db8::/48'],
])('%s is %s', (text, block) => {
  expect(networkBlock(text)?.text).toBe(block);
});

it.each([
  '',
  'x',
  '192.0.2.0',
  '192.0.2.0/33',
  '::/129',
  '192.0.2.9 - 192.0.2.1',
  '192.0.2.0 - 2001:db8::',
  '192.0.2.0/-1',
  'AS64496',
])('%j is no block', (text) => {
  expect(networkBlock(text)).toBeNull();
});

it('holds what lies in it and nothing else', () => {
  const block = networkBlock('192.0.2.64 - 192.0.2.191');
  expect(
    ['192.0.2.63', '192.0.2.64', '192.0.2.191', '192.0.2.192', '2001:db8::', 'x'].map((address) =>
      block?.holds(address),
    ),
  ).toEqual([false, true, true, false, false, false]);
});

it('never fails', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended()),
      fc.string(),
      (one, other) => void networkBlock(`${one}${other}`),
    ),
  );
});
