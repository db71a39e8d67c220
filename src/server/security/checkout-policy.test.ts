import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkoutPage, pagePaths } from '../../contract/page-paths.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) };
const keys = { RAZORPAY_KEY_ID: 'rzp_live_key', RAZORPAY_KEY_SECRET: 'a key secret' };
const standIn = 'http://localhost:4010';

const webFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), readFileSync(new URL('../../web/index.html', import.meta.url)));
  writeFileSync(join(folder, 'theme.js'), 'let theme;');
  return folder;
};

const addresses = [
  ...pagePaths,
  `${checkoutPage}?plan=standard`,
  `${checkoutPage}/`,
  `${checkoutPage}/nowhere`,
  '/result/1',
  '/shared/nothing',
  '/nowhere',
  '/theme.js',
  '/api/auth/me',
  '/api/payments/verify',
  '/api/nowhere',
  '/api/%ff',
  '/healthz',
];
const isCheckout = (address: string) => address.split('?')[0] === checkoutPage;

const ofThisAnswer = new Set(['x-request-id', 'date', 'content-length', 'etag', 'last-modified']);

/** What every address is answered with, less what is new for each answer. */
const answersWith = async (env: Record<string, string>) => {
  const app = await startTestApp({ webFolder: webFolder(), env: { ...production, ...env } });
  const answers = await Promise.all(
    addresses.map(async (url) => {
      const { headers, body } = await app.inject({ url });
      const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofThisAnswer.has(name)));
      const policy = String(kept['content-security-policy']).replace(/'nonce-[^']+'/, "'nonce'");
      const compared: Record<string, unknown> = { ...kept, 'content-security-policy': policy };
      return [url, { headers: compared, body }] as const;
    }),
  );
  return new Map(answers);
};

const strict = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'none'",
  "form-action 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types checkout service-worker 'allow-duplicates'",
];

const checkoutPolicyOf = (hosts: Record<'script' | 'image' | 'connect' | 'frame' | 'form', string>) => [
  "default-src 'none'",
  `script-src 'self' ${hosts.script}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${hosts.image}`,
  "font-src 'self'",
  `connect-src 'self' ${hosts.connect}`,
  `frame-src ${hosts.frame}`,
  `form-action 'self' ${hosts.form}`,
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types checkout default service-worker 'allow-duplicates'",
];

it('S25 A12 answers every address with the same headers with and without keys, but the page of the checkout', async () => {
  const without = await answersWith({});
  const selling = await answersWith(keys);
  for (const address of addresses) {
    const answer = without.get(address);
    const sold = selling.get(address);
    expect(answer?.headers['content-security-policy'], address).toBe(strict.join('; '));
    expect(sold?.headers, address).not.toHaveProperty('content-security-policy-report-only');
    if (!isCheckout(address)) expect(sold?.headers, address).toEqual(answer?.headers);
  }
});

it('lets the provider into the page of its checkout, by the hosts it documents, and Trusted Types stay enforced', async () => {
  const selling = await answersWith(keys);
  for (const address of addresses.filter(isCheckout)) {
    const { headers } = selling.get(address) ?? {};
    expect(String(headers?.['content-security-policy']).split('; ')).toEqual(
      checkoutPolicyOf({
        script: 'https://checkout.razorpay.com https://cdn.razorpay.com',
        image: 'https://cdn.razorpay.com',
        connect:
          'https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com https://lumberjack-cx.razorpay.com https://lumberjack-metrics.razorpay.com',
        frame: 'https://api.razorpay.com https://checkout.razorpay.com',
        form: 'https://api.razorpay.com',
      }),
    );
    expect(headers?.['permissions-policy']).toBe(
      'camera=(), geolocation=(), microphone=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    );
  }
});

it('lets in another checkout from the configuration, and nobody else', async () => {
  const selling = await answersWith({ ...keys, RAZORPAY_CHECKOUT_URL: `${standIn}/v1/checkout.js` });
  const { headers } = selling.get(checkoutPage) ?? {};
  const everywhere = { script: standIn, image: standIn, connect: standIn, frame: standIn, form: standIn };
  expect(String(headers?.['content-security-policy']).split('; ')).toEqual(checkoutPolicyOf(everywhere));
});

it('lets nobody in with one key of the two', async () => {
  for (const [name, value] of Object.entries(keys)) {
    const { headers, body } = (await answersWith({ [name]: value })).get(checkoutPage) ?? {};
    expect(headers?.['content-security-policy']).toBe(strict.join('; '));
    expect(body).toContain('<meta name="hookwise-checkout" content="" />');
  }
});

it('tells each page whether it has the checkout', async () => {
  const selling = await answersWith(keys);
  const said = (address: string) =>
    /<meta name="hookwise-checkout" content="([^"]*)" \/>/.exec(selling.get(address)?.body ?? '')?.[1];
  expect(said(checkoutPage)).toBe('https://checkout.razorpay.com/v1/checkout.js');
  for (const address of [...pagePaths.filter((path) => path !== checkoutPage), '/nowhere', '/result/1'])
    expect(said(address), address).toBe('elsewhere');
});
