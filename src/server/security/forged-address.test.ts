import { expect, it } from 'vitest';
import type { TestApp } from '../testing/start-test-app.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const limit = 3;

/** Every header in which some proxy somewhere names the visitor. */
const claims = (n: number): Record<string, string> => {
  const address = `198.51.100.${n}`;
  return {
    'x-forwarded-for': address,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    'x-client-ip': address,
    'x-cluster-client-ip': address,
    'fastly-client-ip': address,
  };
};

const countSuccesses = async (app: TestApp, headersOf: (n: number) => Record<string, string>) => {
  let count = 0;
  for (let n = 0; n < limit + 20; n += 1) {
    const answer = await app.postJson('/api/analyze/url', { url: 'example.com' }, headersOf(n));
    if (answer.statusCode === 200) count += 1;
    else expect([answer.statusCode, answer.json().requiresAuth]).toEqual([429, true]);
  }
  return count;
};

it('S31 counts a guest once, whatever address the headers claim', async () => {
  expect(await countSuccesses(await startTestApp(), claims)).toBe(limit);
  // A proxy is configured, and this is not it.
  const elsewhere = await startTestApp({ env: { TRUST_PROXY: '10.0.0.0/8' } });
  expect(await countSuccesses(elsewhere, claims)).toBe(limit);
});

it('S31 counts a guest by what the nearest trusted proxy saw, and not by what the guest claims', async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1,10.0.0.0/8' } });
  const forwardedClaims = (n: number) => ({
    ...claims(n),
    'x-forwarded-for': `198.51.100.${n}, 203.0.113.9, 10.0.0.1`,
  });
  expect(await countSuccesses(app, forwardedClaims)).toBe(limit);
  // Another guest behind the same proxy has checks of their own.
  expect(await countSuccesses(app, () => ({ 'x-forwarded-for': '203.0.113.10' }))).toBe(limit);
});

it('S31 S32 counts all addresses of one IPv6 network as one guest', async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  expect(
    await countSuccesses(app, (n) => ({ 'x-forwarded-for': `2001:db8:1:2:${n.toString(16)}::${n}` })),
  ).toBe(limit);
  expect(await countSuccesses(app, (n) => ({ 'x-forwarded-for': `2001:db8:1:3::${n}` }))).toBe(limit);
});

it('A12 ten /64 of one /48 have the checks of four guests together, whatever they check', async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  const statuses: number[] = [];
  for (let n = 0; n < 10 * limit; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:1:${n % 10}::1` };
    const answer =
      n % 3 === 0
        ? await app.postJson(
            '/api/analyze/vulnerability',
            { vendor: 'Fortinet', product: 'FortiOS' },
            headers,
          )
        : await app.postJson('/api/analyze/url', { url: 'example.com' }, headers);
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(4 * limit);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6 * limit);
  const elsewhere = { 'x-forwarded-for': '2001:db8:2:1::1' };
  expect((await app.postJson('/api/analyze/url', { url: 'example.com' }, elsewhere)).statusCode).toBe(200);
});

it('A12 ten /64 of one /48 are one network for what is counted by the hour', async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  const write = (n: number) =>
    app.postJson(
      '/api/contact/support',
      { name: 'Ana', email: 'ana@example.com', problem: 'The report does not open.' },
      { 'x-forwarded-for': `2001:db8:1:${n}::1` },
    );
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await write(n)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => statuses[0]), 429]);
  expect(statuses[0]).toBeLessThan(300);
});
