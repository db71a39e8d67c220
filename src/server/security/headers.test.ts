import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';

const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) };
const yearInSeconds = 365 * 24 * 60 * 60;

/** The page that is really served, without the scripts that a build would put beside it. */
const webFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), readFileSync(new URL('../../web/index.html', import.meta.url)));
  writeFileSync(join(folder, 'theme.js'), 'let theme;');
  return folder;
};

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );

const startProduction = async (env = {}) => {
  const app = await startTestApp({ webFolder: webFolder(), env: { ...production, ...env } });
  const analysisData = { domain: 'example.com', riskScore: 5, riskLevel: 'safe' };
  const report = () => app.postJson('/api/generate-report', { analysisData, analysisType: 'domain' });
  const answers = async () => [
    ...(await Promise.all(
      ['/', '/pricing', '/nowhere', '/theme.js', '/api/auth/me', '/api/nowhere', '/api/%ff', '/healthz'].map(
        (url) => app.inject({ url }),
      ),
    )),
    await report(),
  ];
  return { app, answers };
};

it('S25 carries every header of the row on a page, a call, a failure, a file and a report', async () => {
  const { answers } = await startProduction();
  for (const { headers, raw } of await answers()) {
    const url = String(raw.req.url);
    const policy = directivesOf(String(headers['content-security-policy']));
    expect(policy, url).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    const scripts = policy['script-src'] ?? policy['default-src'] ?? ['*'];
    expect(
      scripts.filter((source) => /unsafe|\*|^https?:$|data:|blob:/.test(source)),
      url,
    ).toEqual([]);
    const [, age, subdomains] =
      /^max-age=(\d+)(; includeSubDomains)?$/.exec(String(headers['strict-transport-security'])) ?? [];
    expect(Number(age), url).toBeGreaterThanOrEqual(yearInSeconds);
    expect(subdomains, url).toBeDefined();
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const absent of ['x-powered-by', 'server', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(absent);
    if (url.startsWith('/api')) expect(headers['cache-control'], url).toBe('no-store');
    expect(headers['content-type'], url).toMatch(
      /^(?:text\/html|text\/javascript|application\/json|application\/javascript); charset=utf-8$/,
    );
  }
});

/** The table that the HTTP Observatory publishes, as far as our answers touch it. Redirection is the proxy's. */
const observatoryScore = (page: { headers: OutgoingHttpHeaders; body: string }, cookie: string) => {
  const { headers } = page;
  const policy = directivesOf(String(headers['content-security-policy'] ?? ''));
  const active = [
    ...(policy['script-src'] ?? policy['default-src'] ?? ['*']),
    ...(policy['style-src'] ?? []),
  ];
  const isUnsafe = active.some((source) => /^'unsafe-|^https?:$|^\*$|^http:/.test(source));
  const hstsAge = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0);
  const scripts = [...page.body.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source = '']) => source);
  const penalties = [
    /; Secure/.test(cookie) && /; HttpOnly/.test(cookie) ? 0 : -40,
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
    policy['default-src'] === undefined ? -25 : isUnsafe ? -20 : 0,
    hstsAge >= 15_768_000 ? 0 : -20,
    scripts.every((source) => source.startsWith('/') && !source.startsWith('//')) ? 0 : -50,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    policy['frame-ancestors'] || headers['x-frame-options'] ? 0 : -20,
  ];
  const bonuses = [
    /; SameSite=/.test(cookie) ? 5 : 0,
    !isUnsafe && policy['default-src']?.join() === "'none'" ? 10 : 0,
    policy['frame-ancestors'] ? 5 : 0,
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      String(headers['referrer-policy']),
    )
      ? 5
      : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const plain = 100 + sum(penalties);
  return plain >= 90 ? plain + sum(bonuses) : plain;
};

it('S25 scores A+ by the table of the HTTP Observatory, with and without a foreign checkout', async () => {
  const keys = { RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'a key secret' };
  for (const env of [{}, keys]) {
    const { app } = await startProduction(env);
    await app.postJson('/api/auth/send-otp', { email: 'ana@example.com' });
    const code = /\b\d{6}\b/.exec(app.mails[0]?.text ?? '')?.[0];
    const signedIn = await app.postJson('/api/auth/verify-otp', { email: 'ana@example.com', code });
    const page = await app.inject({ url: '/' });
    expect(observatoryScore(page, String(signedIn.headers['set-cookie']))).toBe(135);
  }
});
