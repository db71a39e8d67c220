import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rateEvents, sharedResults } from '../store/schema.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { sharedJudges } from '../testing/shared-judges.ts';
import { type Answer, callsAs, pathsOf, startWithCheck } from '../testing/sharing-app.ts';
import { codeIn, startTestApp } from '../testing/start-test-app.ts';

const judges = sharedJudges();
const dayMs = 24 * 60 * 60 * 1000;
const someId = '00000000-0000-4000-8000-000000000000';
const notFound = { message: 'There is nothing at this address', error: 'not_found' };

describe('sharing', () => {
  it('SH05 is for the owner: guests are asked to sign in, others find nothing', async () => {
    const { app, id, db } = await startWithCheck(judges);
    const guest = await app.postJson(`/api/analysis/${id}/share`, { days: 1, content: 'all' });
    expect([guest.statusCode, guest.json()]).toEqual([
      401,
      { message: 'Please sign in first', error: 'not_signed_in' },
    ]);
    const guests = (await app.postJson('/api/analyze/url', { url: 'example.com' })).json<{ id: string }>().id;
    const { cookie } = await app.signIn('bob@example.com');
    const bob = callsAs(app, cookie);
    for (const wrong of [id, guests, someId, 'x', '%00', "'%20or%201=1--", '..%2F..', 'ü'.repeat(20)]) {
      const path = encodeURIComponent(decodeURIComponent(wrong));
      for (const call of [bob.share, bob.stateOf, bob.withdraw]) {
        const answer = await call(path);
        expect([answer.statusCode, answer.json()], `${call.name} ${wrong}`).toEqual([404, notFound]);
      }
    }
    expect(await db.$count(sharedResults)).toBe(0);
  });

  it('SH05 takes what it names and nothing else', async () => {
    const { share, id } = await startWithCheck(judges);
    for (const [wish, message] of [
      [{ days: 2, content: 'all' }, 'Please choose 1, 7 or 30 days'],
      [{ days: '7', content: 'all' }, 'Please choose 1, 7 or 30 days'],
      [{ content: 'all' }, 'Please choose 1, 7 or 30 days'],
      [{ days: 7, content: 'message' }, expect.stringContaining('Please choose what to share')],
      [{ days: 7 }, expect.stringContaining('Please choose what to share')],
    ]) {
      const answer = await share(id, wish as object);
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, error: 'invalid_input' }]);
    }
  });

  it('SH05 has limits, for making and for opening', async () => {
    const { app, db, share, id } = await startWithCheck(judges);
    let shared = await share(id);
    for (let n = 1; n < 30; n += 1) shared = await share(id);
    expect(shared.statusCode).toBe(200);
    const refused = await share(id);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();

    const { api } = pathsOf(shared);
    const openFrom = (remoteAddress: string, url = api) => app.inject({ url, remoteAddress });
    await db
      .insert(rateEvents)
      .values(Array.from({ length: 599 }, () => ({ key: 'open-share-from:198.51.100.7', at: app.now() })));
    expect((await openFrom('198.51.100.7', '/api/shared/a-guess')).statusCode).toBe(404);
    expect((await openFrom('198.51.100.7')).statusCode).toBe(429);
    expect((await openFrom('198.51.100.8')).statusCode).toBe(200);
  });

  it('SH05 gives the address at which the page was called', async () => {
    const { app, cookie, id } = await startWithCheck(judges, openTestDatabase, {
      env: { TRUST_PROXY: '127.0.0.1/32' },
    });
    const urlWith = async (headers: Record<string, string>) => {
      const wish = { days: 1, content: 'verdict' };
      const answer = await app.postJson(`/api/analysis/${id}/share`, wish, { cookie, ...headers });
      return new URL(answer.json<{ url: string }>().url).origin;
    };
    expect(await urlWith({ host: 'hookwise.example', origin: 'https://hookwise.example' })).toBe(
      'https://hookwise.example',
    );
    const { jwtToken } = await app.signIn('eve@example.com');
    const eves = (
      await app.postJson('/api/analyze/url', { url: 'e.example' }, { authorization: `Bearer ${jwtToken}` })
    ).json<{ id: string }>().id;
    const byProgram = await app.inject({
      method: 'POST',
      url: `/api/analysis/${eves}/share`,
      payload: { days: 1, content: 'verdict' },
      headers: {
        authorization: `Bearer ${jwtToken}`,
        host: 'hookwise.example',
        origin: 'https://evil.example',
        'x-forwarded-proto': 'https',
      },
    });
    expect(byProgram.json().url).toMatch(/^https:\/\/hookwise\.example\/shared\//);
  });

  it('SH05 is in the export of the account, without its address', async () => {
    const { app, call, share, id } = await startWithCheck(judges);
    const shared = await share(id);
    app.turnClock(31_000);
    await call('POST', '/api/account/send-code', { purpose: 'export' });
    const file = await call('POST', '/api/account/export', { code: codeIn(app.mails) });
    expect(file.json().shares).toMatchObject([{ analysisId: id, content: 'all' }]);
    expect(file.body).not.toContain(pathsOf(shared).api.slice('/api/shared/'.length));
  });
});

describe('the page of a shared result', () => {
  const webFolder = () => {
    const made = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    writeFileSync(join(made, 'index.html'), readFileSync(new URL('../../web/index.html', import.meta.url)));
    writeFileSync(
      join(made, 'robots.txt'),
      readFileSync(new URL('../../web/public/robots.txt', import.meta.url)),
    );
    return made;
  };

  it('SH06 answers as its call does, and is found by no search engine, kept by no cache, named to no site', async () => {
    const { app, share, withdraw, id } = await startWithCheck(judges, openTestDatabase, {
      webFolder: webFolder(),
    });
    const paths = pathsOf(await share(id, { days: 1, content: 'all' }));
    const answers = async () => Promise.all([paths.page, paths.api].map((url) => app.inject({ url })));
    const expectUnlisted = (answer: Answer) =>
      expect(answer.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    for (const [status, before] of [
      [200, () => undefined],
      [410, () => app.turnClock(dayMs)],
    ] as const) {
      before();
      for (const answer of await answers()) {
        expect(answer.statusCode).toBe(status);
        expectUnlisted(answer);
      }
    }
    const again = pathsOf(await share(id));
    await withdraw(id);
    const never = [
      again.page,
      '/shared/x',
      '/shared/',
      `/shared/${'a'.repeat(2000)}`,
      '/shared/a/b',
      '/shared/%00',
      '/shared/%zz',
      '/shared/%ED%A0%80',
    ];
    const pages = await Promise.all(never.map((url) => app.inject({ url })));
    for (const page of pages) {
      expect(page.statusCode).toBe(404);
      expectUnlisted(page);
      expect(page.body).toContain('<meta name="robots" content="noindex, nofollow, noarchive, nosnippet" />');
    }
    const bodies = pages.map(({ body }) => body.replaceAll(/content="[\w+/=]{24}"/g, ''));
    expect(new Set(bodies).size).toBe(1);
  });

  it('SH06 is kept from robots, and other pages are not', async () => {
    const app = await startTestApp({ webFolder: webFolder() });
    // Who may not look cannot see that it is not to be listed.
    expect((await app.inject({ url: '/robots.txt' })).body).not.toContain('shared');
    const home = await app.inject({ url: '/' });
    expect(home.body).toContain('<meta name="robots" content="all" />');
    expect(home.headers).not.toHaveProperty('x-robots-tag');
  });
});
