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

it('S31 counts a guest once, whatever address the headers claim', { timeout: 60_000 }, async () => {
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
