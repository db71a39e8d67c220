import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServerDatabase, hasServer } from './testing/engines.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-main-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The product as a process of its own, as `npm start` runs it. */
const startProcess = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) resolve(match);
      };
      listeners.add(look);
      child.once('exit', () => reject(new Error(`ended before it said ${pattern}: ${output}`)));
      look();
    });
  return { child, said, output: () => output };
};

const exitCode = async (child: ChildProcess) =>
  child.exitCode ?? ((await once(child, 'exit'))[0] as number | null);

/** Starts it and waits until it listens; returns its address. */
const startServer = async (env: Record<string, string>) => {
  const server = startProcess(env);
  const [, url = ''] = await server.said(/ready at (http:\S+)/);
  return { ...server, url };
};

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A call that the server has begun to read, for certain: it has said "continue". The body follows when asked for. */
const beginCall = async (url: string, body: object) => {
  const text = JSON.stringify(body);
  const call = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      expect: '100-continue',
    },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.flushHeaders();
  await once(call, 'continue');
  return async () => {
    call.end(text);
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
};

const signIn = async (server: Awaited<ReturnType<typeof startServer>>, email: string) => {
  await post(`${server.url}/api/auth/send-otp`, { email });
  const [, code = ''] = await server.said(/verification code is (\d{6})/);
  const answer = await post(`${server.url}/api/auth/verify-otp`, { email, code });
  return ((await answer.json()) as { jwtToken: string }).jwtToken;
};

describe('the process', () => {
  it('finishes calls under way on SIGTERM, then exits with 0', async () => {
    const server = await startServer({ DATA_DIR: makeFolder(), GUEST_DAILY_LIMIT: '1000' });
    const calls = await Promise.all(
      Array.from({ length: 50 }, () => beginCall(`${server.url}/api/analyze/url`, { url: 'example.com' })),
    );
    server.child.kill('SIGTERM');
    const statuses = await Promise.all(calls.map((finish) => finish()));
    expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await exitCode(server.child)).toBe(0);
  });

  it('finishes the judging of mail under way on SIGTERM too', async () => {
    const server = await startServer({ DATA_DIR: makeFolder(), GUEST_DAILY_LIMIT: '1000', LOOKUPS: 'off' });
    const url = `${server.url}/api/analyze/email`;
    const mail = { content: 'Received: from a by b\nFrom: a@sender.example\n\nHello http://parcel.example/' };
    const calls = await Promise.all(Array.from({ length: 20 }, () => beginCall(url, mail)));
    server.child.kill('SIGTERM');
    const statuses = await Promise.all(calls.map((finish) => finish()));
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await exitCode(server.child)).toBe(0);
  });

  it('stops although somebody holds connections open on which nothing happens', async () => {
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

  it('lets nobody else on the machine read its data', async () => {
    const folder = join(makeFolder(), 'data');
    await startServer({ DATA_DIR: folder });
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('prints a sign-in code on its console, and neither codes nor addresses in its log', async () => {
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

  it('writes nothing of a message into its log, however much it logs', async () => {
    const server = await startServer({ DATA_DIR: makeFolder(), LOG_LEVEL: 'trace', LOOKUPS: 'off' });
    const mail = 'Received: from a by b\nFrom: marker@sender.example\nSubject: marker\n\nmarker text';
    const headers = { authorization: 'Basic marker', 'x-marker': 'marker' };
    await post(`${server.url}/api/analyze/email`, { content: mail, subject: 'marker' }, headers);
    for (const [field, name] of [
      ['emailFile', 'marker.eml'],
      ['emailFile', 'marker.exe'],
      ['marker', 'marker.eml'],
    ] as const) {
      const form = new FormData();
      form.append(field, new File([mail], name));
      await fetch(`${server.url}/api/analyze/email-file`, { method: 'POST', body: form, headers });
    }
    await server.said(/email-file","status":200/);
    await server.said(/email-file","status":415/);
    await server.said(/email-file","status":400/);
    expect(server.output()).not.toContain('marker');
  });

  it('refuses a data folder that another one has open, and says so', async () => {
    const folder = makeFolder();
    await startServer({ DATA_DIR: folder });
    const second = startProcess({ DATA_DIR: folder });
    await second.said(/in use by another Hookwise \(process \d+\)/);
    expect(await exitCode(second.child)).toBe(1);
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
    const server = startProcess({ PORT: 'http' });
    await server.said(/PORT: use a port number/);
    expect(await exitCode(server.child)).toBe(1);
  });

  it('never prints a code in production', async () => {
    const server = await startServer({
      DATA_DIR: makeFolder(),
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(32),
    });
    const answer = await post(`${server.url}/api/auth/send-otp`, { email: 'ana@example.com' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(server.output()).not.toMatch(/\b\d{6}\b/);
  });
});

describe.runIf(hasServer)('three processes on one PostgreSQL server', () => {
  it('give a user with five left five results of fifty', async () => {
    const env = { DATABASE_URL: await createServerDatabase(), DATA_DIR: makeFolder() };
    const servers = await Promise.all([startServer(env), startServer(env), startServer(env)]);
    const [first] = servers;
    const token = first ? await signIn(first, 'ana@example.com') : '';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        post(
          `${servers[n % 3]?.url}/api/analyze/url`,
          { url: 'example.com' },
          { authorization: `Bearer ${token}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });
});
