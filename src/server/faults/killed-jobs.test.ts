import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Job, JobResults } from '../../contract/v1/jobs.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open-database.ts';
import { users } from '../store/schema.ts';
import { createServerDatabase, hasServer } from '../testing/engines.ts';
import { bearer, killed, post, type RunningServer, signIn } from '../testing/server-process.ts';
import { makeFolder, startServer } from '../testing/start-server.ts';

const mails = 300;
const kills = 5;
const email = 'jobs@example.com';
const mail = readFileSync(
  new URL('../../engine/testing/mails/phishing/apple-id-homoglyph.eml', import.meta.url),
  'latin1',
).replaceAll(/^From /gm, '>From ');
const mailbox = Buffer.from(
  Array.from({ length: mails }, () => `From a@example.com Thu Nov 19 00:00:00 2026\n${mail}\n\n`).join(''),
  'latin1',
);

const settings = {
  SESSION_SECRET: 'the same on every server, thirty-two characters',
  CONTENT_KEY: 'the same on every server: for what people submit',
  LOOKUPS: 'off',
  NODE_ENV: 'development',
};

/** A person with room for the job, and a session of theirs. */
const prepare = async (env: Record<string, string>, servers: readonly RunningServer[]) => {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  const token = await signIn(first, email);
  const change = async (db: Database) => {
    await db
      .update(users)
      .set({ planType: 'professional', planResetDate: new Date('2100-01-01') })
      .where(eq(users.email, email));
  };
  // The embedded engine lets one process in.
  if (!env['DATABASE_URL']) await killed(first);
  const opened = await openDatabase({
    databaseUrl: env['DATABASE_URL'],
    dataDir: env['DATA_DIR'] ?? '',
    onLostConnection: () => undefined,
  });
  await change(opened.db);
  await opened.close();
  return token;
};

const upload = async ({ url }: RunningServer, token: string) => {
  const headers = { ...bearer(token), 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}/api/account/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(mailbox.length) },
  });
  const path = begun.headers.get('location') ?? '';
  const sent = await fetch(`${url}${path}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: mailbox,
  });
  expect(sent.status).toBe(204);
  const made = await post(
    `${url}/api/account/jobs`,
    { upload: path.split('/').at(-1), kind: 'mail' },
    bearer(token),
  );
  expect(made.status).toBe(202);
  return ((await made.json()) as Job).id;
};

const read = async <Answer>({ url }: RunningServer, token: string, path: string): Promise<Answer> => {
  const answer = await fetch(`${url}/api/account/jobs/${path}`, { headers: bearer(token) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
};

const resultsOf = async (server: RunningServer, token: string, id: string) => {
  const all: JobResults['results'] = [];
  let cursor = '';
  do {
    const page = await read<JobResults>(server, token, `${id}/results?limit=100${cursor}`);
    all.push(...page.results);
    cursor = page.next === undefined ? '' : `&cursor=${page.next}`;
  } while (cursor !== '');
  return all;
};

const engines = [
  { name: 'one server with the embedded engine', servers: 1, env: async () => ({ DATA_DIR: makeFolder() }) },
  ...(hasServer
    ? [
        {
          name: 'three servers on PostgreSQL',
          servers: 3,
          env: async () => ({ DATA_DIR: makeFolder(), DATABASE_URL: await createServerDatabase() }),
        },
      ]
    : []),
];

describe.each(engines)('a job on $name', ({ servers: count, env: envOf }) => {
  it(`has each of its results once after ${kills} kills`, async () => {
    const env: Record<string, string> = { ...settings, ...(await envOf()) };
    const start = () => startServer({ ...env, ...(env['DATABASE_URL'] && { DATA_DIR: makeFolder() }) });
    let servers = await Promise.all(Array.from({ length: count }, start));
    const token = await prepare(env, servers);
    if (!env['DATABASE_URL']) servers = [await start()];
    const server = () => servers[servers.length - 1] as RunningServer;
    const id = await upload(server(), token);
    const progress = () => read<Job>(server(), token, id);
    for (let n = 1; n <= kills; n += 1) {
      await expect
        .poll(async () => (await progress()).done, { timeout: 180_000, interval: 100 })
        .toBeGreaterThanOrEqual((n * mails) / (kills + 2));
      const [dies, ...others] = servers;
      if (!dies) throw new Error('there is no server');
      await killed(dies);
      servers = [...others, await start()];
    }
    await expect
      .poll(async () => (await progress()).state, { timeout: 180_000, interval: 200 })
      .toBe('finished');
    expect(await progress()).toMatchObject({ items: mails, done: mails, failed: 0 });
    const results = await resultsOf(server(), token, id);
    expect(results.map(({ item }) => item)).toEqual(Array.from({ length: mails }, (_, n) => n + 1));
    expect(new Set(results.map((result) => result.id)).size).toBe(mails);
  }, 900_000);
});
