import { expect, it, onTestFinished } from 'vitest';
import { createEgress } from '../egress.ts';
import { bootstrapList, serveRdap } from '../testing/rdap-server.ts';
import { rdapBootstrap } from './rdap-bootstrap.ts';
import type { RegistrationQuestion } from './registration-question.ts';

const never = new AbortController().signal;

const open = async () => {
  const lists = await serveRdap({
    '/dns.json': bootstrapList(
      [['com'], ['http://plain.example/', 'https://safe.example/rdap']],
      [['UK'], ['https://uk.example/']],
      [['co.uk'], ['https://co-uk.example/']],
      [['xn--p1ai'], ['http://only-plain.example/']],
    ),
    '/ipv4.json': bootstrapList(
      [['192.0.0.0/8', '198.51.100.0/24'], ['https://wide.example/']],
      [['192.0.2.0/24'], ['https://narrow.example/']],
    ),
    '/ipv6.json': bootstrapList(
      [['2001:db8::/32'], ['https://six.example/']],
      [['2001:db8:1::/48'], ['https://small-six.example/']],
    ),
    '/asn.json': bootstrapList([['64496-64499', '64505'], ['https://as.example/']]),
  });
  const egress = createEgress({ allow: ['127.0.0.0/8'], resolve: async () => [] });
  onTestFinished(egress.close);
  return rdapBootstrap({ egress, bootstrapUrl: lists.url, clock: () => new Date() });
};

it.each<[string, RegistrationQuestion, string | null]>([
  ['the safe one of two', { kind: 'domain', name: 'example.com' }, 'https://safe.example/rdap/'],
  ['the suffix, whatever its case', { kind: 'domain', name: 'example.uk' }, 'https://uk.example/'],
  ['the longest suffix', { kind: 'domain', name: 'example.co.uk' }, 'https://co-uk.example/'],
  [
    'a plain one where there is no other',
    { kind: 'domain', name: 'xn--e1afmkfd.xn--p1ai' },
    'http://only-plain.example/',
  ],
  ['nobody for a suffix without a service', { kind: 'domain', name: 'example.zz' }, null],
  ['nobody for a suffix itself', { kind: 'domain', name: 'com' }, null],
  ['the smallest block', { kind: 'address', address: '192.0.2.1', version: 4 }, 'https://narrow.example/'],
  ['a wider block', { kind: 'address', address: '192.0.3.1', version: 4 }, 'https://wide.example/'],
  [
    'another block of the same service',
    { kind: 'address', address: '198.51.100.1', version: 4 },
    'https://wide.example/',
  ],
  ['nobody for an address in no block', { kind: 'address', address: '203.0.113.1', version: 4 }, null],
  [
    'the block of an IPv6 address',
    { kind: 'address', address: '2001:db8::1', version: 6 },
    'https://six.example/',
  ],
  [
    'the smallest block of an IPv6 address',
    { kind: 'address', address: '2001:db8:1::1', version: 6 },
    'https://small-six.example/',
  ],
  ['the run of an AS number', { kind: 'asn', number: 64499 }, 'https://as.example/'],
  ['a single AS number', { kind: 'asn', number: 64505 }, 'https://as.example/'],
  ['nobody for an AS number in no run', { kind: 'asn', number: 64500 }, null],
])('finds %s', async (_, question, service) => {
  expect(await (await open())(question, never)).toBe(service);
});
