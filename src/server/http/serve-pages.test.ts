import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPaths } from '../../contract/page-paths.ts';
import { openTestDatabase } from '../testing/engines.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const webFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hookwise</title>');
  return folder;
};

const startWithResult = async () => {
  const database = await openTestDatabase();
  const app = await startTestApp({ webFolder: webFolder(), database });
  const { cookie } = await app.signIn('ana@example.com');
  const kept = await app.postJson('/api/analyze/url', { url: 'example.com' }, { cookie });
  const { id } = kept.json<{ id: string }>();
  const open = (path: string, as?: string) => app.inject({ url: path, headers: as ? { cookie: as } : {} });
  return { app, database, cookie, id, open };
};

describe('the page of a result', () => {
  it('is there for its owner', async () => {
    const { cookie, id, open } = await startWithResult();
    const answer = await open(`/result/${id}`, cookie);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('S16 is the same 404 page for unknown, foreign and malformed ids, and for guests', async () => {
    const { app, cookie, id, open } = await startWithResult();
    const { cookie: another } = await app.signIn('ben@example.com');
    const nowhere = await open('/nowhere', another);
    const refused = [
      await open(`/result/${id}`, another),
      await open(`/result/${id}`),
      await open(`/result/${id}/more`, cookie),
      await open(`/result/${randomUUID()}`, cookie),
      ...(await Promise.all(
        ['', 'x', '-1', 'history', "'%20or%201=1", 'a'.repeat(4000), '..%2f..'].map((name) =>
          open(`/result/${name}`, cookie),
        ),
      )),
    ];
    for (const { statusCode, body, headers } of refused)
      expect([statusCode, body, headers['content-type']]).toEqual([
        404,
        nowhere.body,
        'text/html; charset=utf-8',
      ]);
  });

  it('opens without a database, and leaves it to the page to say what is wrong', async () => {
    const { cookie, database, id, open } = await startWithResult();
    await database.close();
    expect((await open(`/result/${id}`, cookie)).statusCode).toBe(200);
  });
});

describe('what a phone shares', () => {
  const boundary = 'xyz';
  const form = (content: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${content}\r\n--${boundary}--\r\n`;

  it.each([
    ['a picture', `multipart/form-data; boundary=${boundary}`, form('x'.repeat(3_000_000))],
    ['a form that is none', 'multipart/form-data', 'nonsense'],
    ['a text', 'text/plain', 'hello'],
    ['nothing', undefined, ''],
  ])('leads to the page when no service worker has taken it: %s', async (_, type, payload) => {
    const app = await startTestApp({ webFolder: webFolder() });
    const answer = await app.inject({
      method: 'POST',
      url: '/share',
      headers: { origin: 'null', 'sec-fetch-site': 'none', ...(type && { 'content-type': type }) },
      payload,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${checkPaths.screenshot}?shared`]);
  });

  it('is taken by no other path, and there is no page to look at', async () => {
    const app = await startTestApp({ webFolder: webFolder() });
    const post = await app.inject({ method: 'POST', url: '/', headers: { origin: 'null' } });
    expect(post.statusCode).toBe(403);
    expect((await app.inject({ url: '/share' })).statusCode).toBe(404);
  });
});
