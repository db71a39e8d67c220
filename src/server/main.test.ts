import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureForm } from './testing/pictures.ts';
import {
  beginCall,
  exitCode,
  jsonBody,
  post,
  postPatiently,
  signIn,
  uploadPatiently,
} from './testing/server-process.ts';
import { makeFolder, startServer, startTestProcess } from './testing/start-server.ts';

const picture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#f4f4f4' } })
    .png()
    .toBuffer();

/** Longer than any call is held before it is admitted. */
const heldMs = 1500;

/** Calls that are all in progress: one that a busy machine refuses is made again. */
const beginAll = async (
  calls: { url: string; body: Parameters<typeof beginCall>[1] }[],
): Promise<Awaited<ReturnType<typeof beginCall>>[]> => {
  if (calls.length === 0) return [];
  const begun = await Promise.all(calls.map(({ url, body }) => beginCall(url, body)));
  await setTimeout(heldMs);
  const again = calls.filter((_, n) => begun[n]?.isRefused());
  return [...begun.filter((call) => !call.isRefused()), ...(await beginAll(again))];
};

describe('the process', () => {
  it('R13 finishes fifty calls in progress on SIGTERM, mail and pictures among them, then exits with 0', async () => {
    const server = await startServer({ DATA_DIR: makeFolder(), GUEST_DAILY_LIMIT: '1000', LOOKUPS: 'off' });
    const mail = { content: 'Received: from a by b\nFrom: a@sender.example\n\nHello http://parcel.example/' };
    const upload = pictureForm(await picture());
    // The models are read with the first mail and the first picture, which may take longer than a call is let wait.
    await postPatiently(`${server.url}/api/analyze/email`, mail);
    await uploadPatiently(`${server.url}/api/analyze/screenshot`, upload);
    const links = Array.from({ length: 34 }, () => ({ path: 'url', body: jsonBody({ url: 'example.com' }) }));
    const mails = Array.from({ length: 14 }, () => ({ path: 'email', body: jsonBody(mail) }));
    const pictures = Array.from({ length: 2 }, () => ({ path: 'screenshot', body: upload }));
    const calls = await beginAll(
      [...links, ...mails, ...pictures].map(({ path, body }) => ({
        url: `${server.url}/api/analyze/${path}`,
        body,
      })),
    );
    server.child.kill('SIGTERM');
    const statuses = await Promise.all(calls.map(({ finish }) => finish()));
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await exitCode(server.child)).toBe(0);
  });

  it('R13 accepts no new calls once it stops, and ends at once on a second SIGTERM', async () => {
    const server = await startServer({ DATA_DIR: makeFolder() });
    // In progress for as long as its body does not arrive.
    await beginCall(`${server.url}/api/analyze/url`, jsonBody({ url: 'example.com' }));
    server.child.kill('SIGTERM');
    const isTaken = async () => {
      const { port, hostname } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      const taken = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      return taken;
    };
    while (await isTaken()) await setTimeout(20);
    expect(server.child.exitCode, 'waits for the call in progress').toBe(null);
    server.child.kill('SIGTERM');
    expect(await exitCode(server.child)).toBe(1);
  });

  it('stops although a client holds idle connections open', async () => {
    const server = await startServer({ DATA_DIR: makeFolder() });
    const { port, hostname } = new URL(server.url);
    const silent = connect(Number(port), hostname);
    const halfway = connect(Number(port), hostname);
    halfway.write('GET / HTTP/1.1\r\nhost: x\r\n');
    await Promise.all([once(silent, 'connect'), once(halfway, 'connect')]);
    const kept = await fetch(`${server.url}/healthz`);
    expect(kept.status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await exitCode(server.child)).toBe(0);
  });

  it('lets no other account on the machine read its data', async () => {
    const folder = join(makeFolder(), 'data');
    await startServer({ DATA_DIR: folder });
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('CONST-01 OPEN-07 prints a sign-in code on its console, and neither codes nor addresses in its log', async () => {
    const server = await startServer({ DATA_DIR: makeFolder() });
    await signIn(server, 'marker-person@example.com');
    await post(`${server.url}/api/analyze/url`, { url: 'https://marker-link.example/secret' });
    await server.said(/analyze\/url/);
    const log = server
      .output()
      .split('\n')
      .filter((line) => line.includes('reqId'));
    expect(log.length).toBeGreaterThan(2);
    expect(log.join('\n')).not.toMatch(/marker|\b\d{6}\b|127\.0\.0\.1/);
  });

  it('S35 writes nothing of two hundred analyses into its log, however much it logs', async () => {
    const server = await startServer({
      DATA_DIR: makeFolder(),
      LOG_LEVEL: 'trace',
      LOOKUPS: 'off',
      GUEST_DAILY_LIMIT: '1000',
    });
    const token = await signIn(server, 'person@quiet.example');
    const mail = 'Received: from a by b\nFrom: marker@sender.example\nSubject: marker\n\nmarker text';
    const headers = { 'x-marker': 'marker', 'user-agent': 'marker' };
    const url = (path: string) => `${server.url}/api/analyze/${path}?marker=marker`;
    await post(
      url('url'),
      { url: 'https://marker.example/' },
      { ...headers, authorization: `Bearer ${token}` },
    );
    for (let n = 0; n < 186; n += 1)
      await post(url('url'), { url: `https://marker.example/${n}?marker` }, headers);
    for (let n = 0; n < 10; n += 1)
      await post(
        url('email'),
        { content: `${mail} ${n}`, subject: 'marker' },
        { ...headers, authorization: 'Basic marker' },
      );
    for (const [field, name] of [
      ['emailFile', 'marker.eml'],
      ['emailFile', 'marker.exe'],
      ['marker', 'marker.eml'],
    ] as const) {
      const form = new FormData();
      form.append(field, new File([mail], name));
      await fetch(url('email-file'), { method: 'POST', body: form, headers });
    }
    await server.said(/email-file","status":200/);
    await server.said(/email-file","status":415/);
    await server.said(/email-file","status":400/);
    const log = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"answered"'));
    expect(log.length).toBeGreaterThanOrEqual(200);
    expect(server.output()).not.toContain('marker');
    expect(server.output()).not.toContain(token);
    expect(log.join('\n')).not.toMatch(/@|\b\d{6}\b|127\.0\.0\.1/);
  });

  it('refuses a data folder that another process has open, and says so', async () => {
    const folder = makeFolder();
    await startServer({ DATA_DIR: folder });
    const second = startTestProcess({ DATA_DIR: folder });
    await second.said(/in use by another Hookwise \(process \d+\)/);
    expect(await exitCode(second.child)).toBe(1);
  });

  it('takes what an earlier start has compiled, in all its threads', async () => {
    const settings = { NODE_COMPILE_CACHE: makeFolder(), LOOKUPS: 'off' };
    const first = await startServer({ ...settings, DATA_DIR: makeFolder() });
    first.child.kill('SIGTERM');
    expect(await exitCode(first.child)).toBe(0);
    const told = { ...settings, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
    const second = await startServer({ ...told, DATA_DIR: makeFolder() });
    const filesThat = (what: string) =>
      [...second.output().matchAll(new RegExp(`V8 code cache for \\w+ (\\S+) was ${what}`, 'g'))].map(
        ([, file = '']) => file.slice(file.lastIndexOf('/') + 1),
      );
    expect(filesThat('accepted')).toEqual(expect.arrayContaining(['serve.ts', 'app.ts', 'engine-thread.ts']));
    // The first file alone is compiled before the flags are set.
    expect(filesThat('rejected').filter((file) => file !== 'main.mjs')).toEqual([]);
  });

  it('starts again after it was killed', async () => {
    const folder = makeFolder();
    const first = await startServer({ DATA_DIR: folder });
    first.child.kill('SIGKILL');
    await exitCode(first.child);
    const second = await startServer({ DATA_DIR: folder });
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  });

  it('says which setting is wrong', async () => {
    const server = startTestProcess({ PORT: 'http' });
    await server.said(/PORT: use a port number/);
    expect(await exitCode(server.child)).toBe(1);
  });

  it('never prints a code in production', async () => {
    const server = await startServer({
      DATA_DIR: makeFolder(),
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(32),
      CONTENT_KEY: 'y'.repeat(32),
    });
    const answer = await post(`${server.url}/api/auth/send-otp`, { email: 'ana@example.com' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(server.output()).not.toMatch(/\b\d{6}\b/);
  });
});
