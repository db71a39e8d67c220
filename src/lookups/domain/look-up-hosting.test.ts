import { describe, expect, it } from 'vitest';
import { serveDns } from '../testing/dns-server.ts';
import { openSession } from '../testing/open-session.ts';
import { countryOf } from './country-of-address.ts';
import { lookUpHosting } from './look-up-hosting.ts';
import { networkOf } from './network-of-address.ts';
import { reverseName } from './reverse-name.ts';

const known = (...value: string[]) => ({ state: 'known', value }) as const;

describe('an address', () => {
  it('is reported with its country, its network and its name', async () => {
    const server = await serveDns({ '8.8.8.8.in-addr.arpa': { PTR: ['DNS.Google'] } });
    const { ask } = openSession(server);
    expect(await lookUpHosting({ ask })(known('8.8.8.8', '1.1.1.1'))).toEqual({
      state: 'known',
      value: {
        address: '8.8.8.8',
        country: 'United States',
        asn: 15169,
        organisation: 'Google LLC',
        isp: 'Google LLC',
        reverseName: 'dns.google',
      },
    });
  });

  it('is described from the tables when DNS does not answer', async () => {
    const server = await serveDns();
    server.moods['arpa'] = 'refused';
    const { ask } = openSession(server);
    expect(await lookUpHosting({ ask })(known('2606:4700:4700::1111'))).toMatchObject({
      value: { asn: 13335, reverseName: null },
    });
  });

  it('that is unknown yields no facts', async () => {
    const { ask } = openSession(await serveDns());
    const hosting = lookUpHosting({ ask });
    expect(await hosting({ state: 'absent' })).toEqual({ state: 'absent' });
    expect(await hosting({ state: 'unknown', reason: 'timeout' })).toEqual({
      state: 'unknown',
      reason: 'timeout',
    });
  });
});

describe('the tables', () => {
  // The first and the last address of a row, the gaps between rows, and both ends of the table.
  it.each([
    ['1.0.0.0', 13335],
    ['1.0.0.255', 13335],
    ['8.8.8.255', 15169],
    ['193.99.144.80', 206564],
    ['2606:4700::', 13335],
    ['2a00:1450:4001:81b::200e', 15169],
    ['::ffff:8.8.8.8', 15169],
  ])('know who announces %s', async (address, asn) => {
    expect(await networkOf(address)).toMatchObject({ asn });
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '127.0.0.1',
    '203.0.113.1',
    '255.255.255.255',
    '::1',
    '2001:db8::1',
    'ffff::',
  ])('know nobody who announces %s', async (address) => {
    expect(await networkOf(address)).toBeNull();
  });

  it('read names with commas in them', async () => {
    expect(await networkOf('1.1.1.1')).toEqual({ asn: 13335, organisation: 'Cloudflare, Inc.' });
  });

  it('name countries in English', async () => {
    expect(await countryOf('193.99.144.80')).toBe('Germany');
    expect(await countryOf('2a02:2e0::1')).toBe('Germany');
    expect(await countryOf('10.0.0.1')).toBeNull();
  });
});

it.each([
  ['192.0.2.1', '1.2.0.192.in-addr.arpa'],
  ['::ffff:192.0.2.1', '1.2.0.192.in-addr.arpa'],
  ['2001:db8::1', '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa'],
])('the name of %s stands at %s', (address, name) => {
  expect(reverseName(address)).toBe(name);
});
