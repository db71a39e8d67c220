import { expect, it } from 'vitest';
import { proofRecordOf } from '../../contract/domain-proof.ts';
import { guardedResolver } from '../resolve-dns.ts';
import { serveDns } from '../testing/dns-server.ts';
import { newProofToken, proveDomain } from './prove-domain.ts';

const { signal } = new AbortController();
const token = '0123456789abcdef0123456789abcdef';

it.each([
  ['as it was given', [`hookwise-verification=${token}`], 'proved'],
  ['beside that of another proof', ['hookwise-verification=00', `hookwise-verification=${token}`], 'proved'],
  ['as a registrar’s form changed it', [` "HOOKWISE-verification=${token}" `], 'proved'],
  ['of somebody else', ['hookwise-verification=00'], 'missing'],
  ['with more behind it', [`hookwise-verification=${token}0`], 'missing'],
  ['not at all', [], 'missing'],
])('a record %s', async (_, TXT, expected) => {
  const dns = await serveDns({ '_hookwise-challenge.example.com': { TXT } });
  const prove = proveDomain(guardedResolver({ servers: [dns.address] }));
  expect(await prove('example.com', token, signal)).toBe(expected);
});

it('may lie elsewhere, by an alias', async () => {
  const { name, value } = proofRecordOf('example.com', token);
  const dns = await serveDns({
    [name]: { CNAME: ['proofs.example.net'] },
    'proofs.example.net': { TXT: [value] },
  });
  const prove = proveDomain(guardedResolver({ servers: [dns.address] }));
  expect(await prove('example.com', token, signal)).toBe('proved');
});

it('is not disproved by servers that fail', async () => {
  const dns = await serveDns({});
  dns.moods['example.com'] = 'servfail';
  const prove = proveDomain(guardedResolver({ servers: [dns.address] }));
  expect(await prove('example.com', token, signal)).toBe('unknown');
});

it('has a token that nobody guesses', () => {
  expect(newProofToken()).toMatch(/^[0-9a-f]{32}$/);
  expect(newProofToken()).not.toBe(newProofToken());
});
