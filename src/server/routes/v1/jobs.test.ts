import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { jobResultsResponse, jobSchema } from '../../../contract/v1/jobs.ts';
import { apiResultSchema } from '../../../contract/v1/result.ts';
import { jobItems, jobs, uploads } from '../../store/schema.ts';
import { createKey, putOnPlan, startProgramApp } from '../../testing/program-app.ts';

const links = ['https://example.com/', 'http://paypa1.com.account-verify.example/login', 'not a link at all'];

type Started = Awaited<ReturnType<typeof startProgramApp>>;

/** Follows a job to its end. */
const followed = async ({ get }: Started, id: string) => {
  const { body } = await get(`/api/v1/jobs/${id}/events`);
  const events = body.split('\n\n').filter((event) => event.startsWith('data: '));
  return jobSchema.parse(JSON.parse(events.at(-1)?.slice('data: '.length) ?? ''));
};

it('judges each line of a list as a single check does, and counts it against the month', async () => {
  const started = await startProgramApp();
  const { post, get } = started;
  const made = await post('/api/v1/jobs?kind=url&name=links.txt', links.join('\n'), {
    'content-type': 'text/plain',
  });
  expect(made.statusCode, made.body).toBe(202);
  const { id } = jobSchema.parse(made.json());
  const job = await followed(started, id);
  expect(job).toMatchObject({ state: 'finished', items: 3, done: 3, failed: 1, name: 'links.txt' });
  expect(job.counts.phishing).toBe(1);
  const { results } = jobResultsResponse.parse((await get(`/api/v1/jobs/${id}/results`)).json());
  expect(results.map(({ item, input }) => [item, input])).toEqual([
    [1, links[0]],
    [2, links[1]],
    [3, links[2]],
  ]);
  expect(results[2]).toMatchObject({ riskLevel: null, riskScore: null, error: expect.any(String) });
  expect((await get(`/api/v1/results/${results[2]?.id}`)).statusCode).toBe(404);
  const single = apiResultSchema.parse((await post('/api/v1/check/url', { url: links[1] })).json());
  const whole = apiResultSchema.parse((await get(`/api/v1/results/${results[1]?.id}`)).json());
  // Nor can it be shared, which its page knows by this.
  expect({ ...whole, id: '', createdAt: '' }).toEqual({ ...single, id: '', createdAt: '', jobId: id });
  expect((await get(`/api/v1/results/${results[1]?.id}/report?format=md`)).body).toContain('paypa1');
  expect((await get('/api/v1/usage')).json().jobs).toEqual({
    used: 3,
    limit: 500,
    resetsAt: '2026-12-01T00:00:00.000Z',
  });
});

it('refuses what is no job, before and after it is read', async () => {
  const { app, cookie, post, get, bearer } = await startProgramApp();
  const list = { 'content-type': 'text/plain' };
  const refused = async (answer: Promise<{ statusCode: number; json: () => { field?: string } }>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().field];
  };
  expect(await refused(post('/api/v1/jobs', 'a.example', list))).toEqual([400, 'kind']);
  expect(await refused(post('/api/v1/jobs?kind=mail', 'a.example', list))).toEqual([400, 'kind']);
  expect(await refused(post('/api/v1/jobs?kind=fish', 'a.example', list))).toEqual([400, 'kind']);
  expect(await refused(post('/api/v1/jobs?kind=url&colour=red', 'a', list))).toEqual([400, 'colour']);
  expect(await refused(post('/api/v1/jobs?kind=url', '', list))).toEqual([400, undefined]);
  expect(await refused(post('/api/v1/jobs', { upload: 'x', kind: 'url', extra: 1 }))).toEqual([400, 'extra']);
  expect(await refused(post('/api/v1/jobs', { upload: 7, kind: 'url' }))).toEqual([400, 'upload']);
  expect(await refused(post('/api/v1/jobs', { upload: 'x', kind: 'url' }))).toEqual([404, 'upload']);
  expect(await refused(post('/api/v1/jobs?kind=url', '<a/>', { 'content-type': 'text/xml' }))).toEqual([
    415,
    undefined,
  ]);
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    for (const path of ['', '/events', '/results', '/export'])
      expect((await get(`/api/v1/jobs/${id}${path}`)).statusCode, id + path).toBe(404);
  // A session opens nothing for programs, and a key nothing for people.
  expect((await app.inject({ url: '/api/v1/jobs', headers: { cookie } })).statusCode).toBe(401);
  expect((await app.inject({ url: '/api/account/jobs', headers: bearer })).statusCode).toBe(401);
});

it('judges nothing of a job that does not fit into the month, and tells why', async () => {
  const started = await startProgramApp();
  const many = Array.from({ length: 501 }, (_, n) => `site-${n}.example`).join('\n');
  const made = await started.post('/api/v1/jobs?kind=domain', many, { 'content-type': 'text/plain' });
  const job = await followed(started, jobSchema.parse(made.json()).id);
  expect(job).toMatchObject({ state: 'failed', items: 501, done: 0 });
  expect(job.problem).toBe(
    'This job has 501 items, and 0 of the 500 of this month are used. None of them was checked.',
  );
  expect((await started.get('/api/v1/usage')).json().jobs.used).toBe(0);
  expect(await started.database.db.$count(jobItems)).toBe(0);
});

it('takes a mailbox in parts from a page, and answers the same call once', async () => {
  const { app, database, cookie, post, get } = await startProgramApp();
  const mails = Array.from(
    { length: 3 },
    (_, n) =>
      `From a@example.com Thu Nov 19 00:00:00 2026\nFrom: Ana <ana@example.com>\nSubject: Number ${n}\n\nLunch at ${n}?\n\n`,
  ).join('');
  const tus = { 'tus-resumable': '1.0.0', 'sec-fetch-site': 'same-origin', cookie };
  const begun = await app.inject({
    method: 'POST',
    url: '/api/account/uploads',
    headers: { ...tus, 'upload-length': String(mails.length) },
  });
  expect(begun.statusCode, begun.body).toBe(201);
  const url = String(begun.headers['location']);
  const send = (offset: number, payload: string) =>
    app.inject({
      method: 'PATCH',
      url,
      payload,
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
  expect((await send(0, mails.slice(0, 100))).statusCode).toBe(204);
  expect((await send(0, mails.slice(0, 100))).statusCode).toBe(409);
  const upload = url.split('/').at(-1);
  const wish = { upload, kind: 'mail' };
  expect((await app.postJson('/api/account/jobs', wish, { cookie })).statusCode).toBe(409);
  const head = await app.inject({ method: 'HEAD', url, headers: tus });
  expect(head.headers).toMatchObject({ 'upload-offset': '100', 'upload-length': String(mails.length) });
  expect((await send(100, mails.slice(100))).statusCode).toBe(204);
  const made = await app.postJson('/api/account/jobs', wish, { cookie });
  expect(made.statusCode, made.body).toBe(202);
  const { id } = jobSchema.parse(made.json());
  const events = await app.inject({ url: `/api/account/jobs/${id}/events`, headers: { cookie } });
  expect(events.body).toContain('"state":"finished","kind":"mail"');
  const { results } = jobResultsResponse.parse((await get(`/api/v1/jobs/${id}/results`)).json());
  expect(results.map(({ title, sender }) => [title, sender])).toEqual(
    [0, 1, 2].map((n) => [`Number ${n}`, expect.stringContaining('ana@example.com')]),
  );

  const list = { 'content-type': 'text/plain', 'idempotency-key': 'once' };
  const calls = await Promise.all(
    Array.from({ length: 3 }, () => post('/api/v1/jobs?kind=url', 'a.example\nb.example', list)),
  );
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
  expect((await post('/api/v1/jobs?kind=url', 'c.example', list)).statusCode).toBe(409);
  expect((await get('/api/v1/jobs')).json().jobs).toHaveLength(2);
  expect(await database.db.$count(uploads)).toBe(0);

  expect(
    (await app.inject({ method: 'DELETE', url: `/api/account/jobs/${id}`, headers: tus })).statusCode,
  ).toBe(204);
  expect((await get(`/api/v1/jobs/${id}`)).statusCode).toBe(404);
  expect((await get(`/api/v1/results/${results[0]?.id}`)).statusCode).toBe(404);
});

it('is followed by twenty at most, each until the job has ended or its owner cannot see it', async () => {
  const { app, database, cookie, post, get, bearer } = await startProgramApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const made = await post('/api/v1/jobs?kind=url', 'a.example', { 'content-type': 'text/plain' });
  const { id } = jobSchema.parse(made.json());
  await expect.poll(async () => (await get(`/api/v1/jobs/${id}`)).json().state).toBe('finished');
  const ended = await get(`/api/v1/jobs/${id}/events`);
  expect(ended.headers['content-type']).toContain('text/event-stream');
  expect(ended.body.match(/^data: /gm)).toHaveLength(1);

  // One that does not end by itself.
  await database.db.update(jobs).set({ state: 'paused', endedAt: null }).where(eq(jobs.id, id));
  const follow = () => fetch(`${url}/api/v1/jobs/${id}/events`, { headers: bearer });
  const following = await Promise.all(Array.from({ length: 20 }, follow));
  expect(following.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const refused = await follow();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  // The page has no places of its own.
  expect((await fetch(`${url}/api/account/jobs/${id}/events`, { headers: { cookie } })).status).toBe(429);
  await following.pop()?.body?.cancel();
  await expect.poll(async () => (await follow()).status).toBe(200);

  const texts = Promise.all(following.map((answer) => answer.text()));
  await app.inject({ method: 'DELETE', url: `/api/v1/jobs/${id}`, headers: bearer });
  for (const text of await texts) expect(text).toMatch(/^retry: 2000\n\ndata: \{.*"state":"paused".*\}\n\n$/);
  expect((await follow()).status).toBe(404);
}, 60_000);

it('is no longer followed on a server that stops, which waits for nobody', async () => {
  const { app, database, post, get, bearer } = await startProgramApp();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const made = await post('/api/v1/jobs?kind=url', 'a.example', { 'content-type': 'text/plain' });
  const { id } = jobSchema.parse(made.json());
  await expect.poll(async () => (await get(`/api/v1/jobs/${id}`)).json().state).toBe('finished');
  await database.db.update(jobs).set({ state: 'paused', endedAt: null }).where(eq(jobs.id, id));
  const following = await fetch(`${url}/api/v1/jobs/${id}/events`, { headers: bearer });
  const text = following.text();
  await app.close();
  // A whole answer, not a broken line: the next server is asked after two seconds.
  expect(await text).toMatch(/^retry: 2000\n\n(?:data: \{.*"state":"paused".*\}\n\n)?$/);
}, 60_000);

it('is its owner’s alone, whatever is asked of it', async () => {
  const { app, database, post } = await startProgramApp();
  const made = await post('/api/v1/jobs?kind=url', 'a.example', { 'content-type': 'text/plain' });
  const { id } = jobSchema.parse(made.json());
  const { cookie } = await app.signIn('eve@example.com');
  await putOnPlan(database, 'professional', 'eve@example.com');
  const { key } = await createKey(app, cookie);
  const headers = { authorization: `Bearer ${key}` };
  const statusOf = async (method: 'GET' | 'POST' | 'DELETE', path: string) =>
    (await app.inject({ method, url: `/api/v1/jobs/${id}${path}`, headers })).statusCode;
  for (const path of ['', '/events', '/results', '/export?format=csv'])
    expect(await statusOf('GET', path), path).toBe(404);
  for (const path of ['/pause', '/continue', '/cancel']) expect(await statusOf('POST', path), path).toBe(404);
  expect(await statusOf('DELETE', '')).toBe(404);
  expect((await app.inject({ url: '/api/v1/jobs', headers })).json().jobs).toEqual([]);
});
