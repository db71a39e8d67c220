import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { runScript } from '../testing/run-script.ts';
import type { RunningServer } from '../testing/server-process.ts';
import { bearer, exitCode, post, signIn } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const canary = 'wombat-in-the-letter';
const mail = `From: a@sender.example\nSubject: ${canary} subject\n\nDear ${canary}, open http://${canary}.example/now`;

/** The files below a folder that hold a text, also where it was packed or takes two bytes for a letter. */
const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    if (!statSync(file).isFile()) return false;
    const bytes = readFileSync(file);
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    return [
      Buffer.from(text),
      Buffer.from(text, 'utf16le'),
      Buffer.from(Buffer.from(text).toString('hex')),
    ].some((form) => plain.includes(form));
  });

const stop = async (server: RunningServer) => {
  server.child.kill('SIGTERM');
  expect(await exitCode(server.child)).toBe(0);
};

const call = (server: RunningServer, token: string, url: string, method = 'GET') =>
  fetch(`${server.url}${url}`, { method, headers: { ...bearer(token), origin: server.url } });

it('A09 a text that was deleted is found nowhere: not in the files, the log, or a later backup', async () => {
  const DATA_DIR = makeFolder();
  const env = { DATA_DIR, LOOKUPS: 'off' };
  const server = await startServer(env);
  const token = await signIn(server, 'ana@example.com');
  const check = async () =>
    (
      (await (await post(`${server.url}/api/analyze/email`, { content: mail }, bearer(token))).json()) as {
        id: string;
      }
    ).id;
  const [first] = [await check(), await check()];
  await post(`${server.url}/api/analyze/email`, { content: mail });
  await post(`${server.url}/api/contact/support`, {
    name: canary,
    email: 'ana@example.com',
    problem: `Please help me with ${canary}.`,
  });
  const shown = await call(server, token, `/api/analysis/${first}`);
  expect(await shown.text()).toContain(canary);
  expect((await call(server, token, `/api/analysis/${first}`, 'DELETE')).status).toBe(200);
  expect((await call(server, token, '/api/analysis', 'DELETE')).status).toBe(200);
  await stop(server);
  // The support mail is on the console of a server without a mail server; nothing else of it is.
  expect(server.output().replace(/-+ mail to support[\s\S]*?\n-{3,}/g, '')).not.toContain(canary);
  expect(statSync(join(DATA_DIR, 'content-key')).mode & 0o777).toBe(0o600);
  const backup = join(DATA_DIR, 'backup.gz');
  expect(await runScript('admin', env, 'backup', backup)).toMatchObject({ code: 0 });
  expect(filesWith(DATA_DIR, canary)).toEqual([]);
});

it('A09 content survives another SESSION_SECRET and a rotation of CONTENT_KEY, and nothing opens it without', async () => {
  const DATA_DIR = makeFolder();
  const env = { DATA_DIR, LOOKUPS: 'off', LOG_LEVEL: 'warn', OWNER_EMAIL: 'owner@example.com' };
  const first = await startServer({ ...env, SESSION_SECRET: 'the first secret, thirty-two characters' });
  const token = await signIn(first, 'ana@example.com');
  const answer = await post(`${first.url}/api/analyze/email`, { content: mail }, bearer(token));
  const { id } = (await answer.json()) as { id: string };
  // Its words have a key as well, beside that of the person.
  await expect.poll(first.output).toContain('Welcome to Hookwise');
  await stop(first);
  const before = readFileSync(join(DATA_DIR, 'content-key'), 'utf8');

  const rotated = await runScript('admin', env, 'rotate-content-key');
  expect(rotated).toMatchObject({
    code: 0,
    said: expect.stringMatching(/2 of 2 keys\n2 keys wrapped anew\..*/),
  });
  expect(readFileSync(join(DATA_DIR, 'content-key'), 'utf8')).not.toBe(before);
  expect(await runScript('admin', { ...env, CONTENT_KEY: before }, 'rotate-content-key')).toMatchObject({
    code: 1,
    said: expect.stringContaining('names one key'),
  });

  const SESSION_SECRET = 'another secret, of thirty-two characters';
  const second = await startServer({ ...env, SESSION_SECRET });
  const owner = await signIn(second, 'owner@example.com');
  const open = (server: RunningServer) =>
    post(
      `${server.url}/api/admin/analyses/${id}/open`,
      { reason: 'to see whether it is there' },
      bearer(owner),
    );
  expect(await (await open(second)).text()).toContain(canary);
  await stop(second);

  await expect(startServer({ ...env, CONTENT_KEY: before })).rejects.toThrow(
    'encrypted with another CONTENT_KEY',
  );
  expect(await runScript('admin', { ...env, CONTENT_KEY: before }, 'discard-unreadable')).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 keys could not be opened'),
  });
  const third = await startServer({ ...env, SESSION_SECRET, CONTENT_KEY: before });
  expect((await open(third)).status).toBe(404);
});
