import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pagePaths } from '../../contract/page-paths.ts';
import { answerFailures } from '../http/answer-failures.ts';
import { boundCalls } from '../http/bound-calls.ts';
import { countCalls } from '../http/calls-under-way.ts';
import { openToAll } from '../http/permissions.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), CONTENT_KEY: 'y'.repeat(32) };

/** A small copy of the built web app. */
const makeWebFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="a" content="__ADDRESSES__">',
  );
  writeFileSync(join(folder, 'assets/app-abc123.js'), 'let x;');
  writeFileSync(join(folder, 'assets/app-abc123.js.gz'), gzipSync('let x;'));
  writeFileSync(join(folder, 'theme.js'), 'let y;');
  return folder;
};

describe('pages', () => {
  it('are one document that knows the addresses and carries the nonce of its policy', async () => {
    const app = await startTestApp({
      webFolder: makeWebFolder(),
      env: { SUPPORT_EMAIL: 'help@example.com' },
    });
    for (const url of pagePaths) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const nonce = /csp-nonce" content="([^"]+)"/.exec(answer.body)?.[1] ?? 'none';
      expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(answer.body).toContain('&quot;support&quot;:&quot;help@example.com&quot;');
    }
  });

  it('answer 404 for any other path, still as a page', async () => {
    const app = await startTestApp({ webFolder: makeWebFolder() });
    for (const url of ['/nowhere', '/assets/gone.js', '/index.html', '/apiary', '/..%2f..%2fpackage.json']) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('load hashed files packed, and keep them for a year', async () => {
    const app = await startTestApp({ webFolder: makeWebFolder() });
    const packed = await app.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const plain = await app.inject({ url: '/theme.js' });
    expect([plain.body, plain.headers['cache-control']]).toEqual(['let y;', 'no-cache']);
  });
});

describe('answers', () => {
  it('carry headers that leave no room for a foreign script', async () => {
    const app = await startTestApp({ webFolder: makeWebFolder(), env: production });
    for (const url of ['/', '/nowhere', '/api/auth/me', '/api/nowhere', '/api/%ff', '/theme.js']) {
      const { headers } = await app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('to calls are never stored, and local development is not sent to HTTPS', async () => {
    const app = await startTestApp();
    for (const url of ['/api/auth/me', '/%61pi/auth/me', '/healthz']) {
      expect((await app.inject({ url })).headers['cache-control']).toBe('no-store');
    }
    const { headers } = await app.inject({ url: '/api/auth/me' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    ['an unknown call', { url: '/api/nowhere' }, 404, 'not_found'],
    ['an unknown call in disguise', { url: '/%61pi/nowhere' }, 404, 'not_found'],
    ['an address that cannot be read', { url: '/api/%ff' }, 400, 'invalid_input'],
    ['a wrong method', { method: 'DELETE', url: '/api/auth/me' }, 404, 'not_found'],
    [
      'broken JSON',
      { method: 'POST', url: '/api/analyze/url', payload: '{"url":', type: 'application/json' },
      400,
      'invalid_input',
    ],
    [
      'no body',
      { method: 'POST', url: '/api/analyze/url', payload: '', type: 'application/json' },
      400,
      'invalid_input',
    ],
    [
      'a body of another kind',
      { method: 'POST', url: '/api/analyze/url', payload: '<x/>', type: 'text/xml' },
      415,
      'wrong_type',
    ],
    [
      'a huge body',
      {
        method: 'POST',
        url: '/api/analyze/url',
        payload: `"${'x'.repeat(70_000)}"`,
        type: 'application/json',
      },
      413,
      'too_large',
    ],
    [
      'JSON nested without end',
      { method: 'POST', url: '/api/analyze/url', payload: '['.repeat(60_000), type: 'application/json' },
      400,
      'invalid_input',
    ],
    [
      'a poisoned prototype',
      {
        method: 'POST',
        url: '/api/analyze/url',
        payload: '{"__proto__":{"x":1},"url":"example.com"}',
        type: 'application/json',
      },
      400,
      'invalid_input',
    ],
  ])(
    'OPEN-23 say what is wrong with %s',
    async (_, {
      type,
      ...request
    }: { type?: string; method?: string; url: string; payload?: string }, status, error) => {
      const app = await startTestApp({ webFolder: makeWebFolder() });
      const answer = await app.inject({ ...request, headers: type ? { 'content-type': type } : {} } as never);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ error, message: expect.stringMatching(/^[A-Z].{10,}/) });
    },
  );

  it.each(['[]', '7', '"text"', 'null', ''])('ask for an object where the body is %j', async (payload) => {
    const app = await startTestApp();
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/analyze/url', headers, payload });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please send a JSON object']);
  });

  it('OPEN-23 reveal no internals when something unexpected happens', async () => {
    const app = await startTestApp();
    app.get('/api/broken', { config: openToAll }, () => {
      throw new Error('select * from users at /srv/secret.ts');
    });
    const answer = await app.inject({ url: '/api/broken' });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
  });
});

it('answers an unknown path with a failure where no pages are served', async () => {
  const app = await startTestApp();
  for (const url of ['/', '/pricing', '/api/nowhere']) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'not_found']);
  }
});

describe('health', () => {
  it('is alive without a database, and ready only with one', async () => {
    const database = await openTestDatabase();
    const app = await startTestApp({ database });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    await database.close();
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const notReady = await app.inject({ url: '/readyz' });
    expect([notReady.statusCode, notReady.headers['retry-after']]).toEqual([503, '5']);
  });
});

it('refuses latecomers at once when too many calls are in progress', async () => {
  const app = Fastify();
  answerFailures(app);
  boundCalls(app);
  countCalls(app, { max: 2 });
  const release = Promise.withResolvers<void>();
  app.get('/', () => release.promise.then(() => ({})));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const calls = Array.from({ length: 5 }, () => fetch(url));
  const refused: Response[] = [];
  for (const call of calls) call.then((answer) => refused.push(answer));
  await expect.poll(() => refused).toHaveLength(3);
  expect([refused[0]?.status, refused[0]?.headers.get('retry-after')]).toEqual([503, '2']);
  release.resolve();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
});
