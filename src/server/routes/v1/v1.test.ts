import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '../../../contract/v1/problem.ts';
import { apiResultSchema, apiResultsSchema } from '../../../contract/v1/result.ts';
import { analysisResults, checkReservations, idempotentAnswers } from '../../store/schema.ts';
import { startProgramApp } from '../../testing/program-app.ts';

const link = 'http://paypa1.com.account-verify.example/login';
const mail = readFileSync(
  new URL('../../../engine/testing/mails/phishing/apple-id-homoglyph.eml', import.meta.url),
);
const vulnerability = { category: 'security', vendor: 'Cisco', product: 'ASA' };

it('checks a link as the page does, with the versions it was made with', async () => {
  const { app, cookie, post } = await startProgramApp();
  const answer = await post('/api/v1/check/url', { url: link });
  expect(answer.statusCode).toBe(200);
  const result = apiResultSchema.parse(answer.json());
  expect(result).toMatchObject({
    analysisType: 'url',
    inputData: link,
    riskLevel: 'phishing',
    conclusive: true,
  });
  expect(result.versions?.models.length).toBeGreaterThan(0);
  const shown = (await app.inject({ url: `/api/analysis/${result.id}`, headers: { cookie } })).json();
  expect(shown).toMatchObject({
    riskScore: result.riskScore,
    threats: result.threats,
    explanation: result.explanation,
  });
});

it('checks a message as it is and as text, a domain, and searches vulnerabilities', async () => {
  const { post, get } = await startProgramApp();
  const whole = await post('/api/v1/check/mail', mail, { 'content-type': 'message/rfc822' });
  expect(apiResultSchema.parse(whole.json())).toMatchObject({ analysisType: 'email-file' });
  const text = await post('/api/v1/check/mail', {
    content: 'Please verify at http://evil.example/login',
    subject: 'Hi',
  });
  expect(apiResultSchema.parse(text.json())).toMatchObject({ analysisType: 'email' });
  const domain = apiResultSchema.parse(
    (await post('/api/v1/check/domain', { domain: 'paypa1-login.com' })).json(),
  );
  expect(domain).toMatchObject({ analysisType: 'general', domain: { domain: 'paypa1-login.com' } });
  expect(domain.riskLevel).not.toBeNull();
  const search = apiResultSchema.parse((await post('/api/v1/check/vulnerability', vulnerability)).json());
  expect(search).toMatchObject({ id: null, riskScore: null, riskLevel: null, conclusive: null });
  expect(search.vulnerability?.totalCount).toBeGreaterThan(0);
  expect((await get('/api/v1/usage')).json()).toEqual({
    checks: { used: 4, limit: 25, resetsAt: '2026-11-16T00:00:00.000Z' },
    jobs: { used: 0, limit: 500, resetsAt: '2026-12-01T00:00:00.000Z' },
  });
});

it('lists by cursor, reads, reports and deletes what is kept', async () => {
  const { app, post, get, bearer } = await startProgramApp();
  const ids = [];
  for (const url of ['example.com', link, 'example.org']) {
    app.turnClock(1000);
    ids.unshift((await post('/api/v1/check/url', { url })).json().id);
  }
  const first = apiResultsSchema.parse((await get('/api/v1/results?limit=2')).json());
  const second = apiResultsSchema.parse((await get(`/api/v1/results?limit=2&cursor=${first.next}`)).json());
  expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(ids);
  expect(second.next).toBeUndefined();
  const dangerous = apiResultsSchema.parse((await get('/api/v1/results?level=phishing')).json());
  expect(dangerous.results).toMatchObject([{ id: ids[1], input: link }]);

  const one = `/api/v1/results/${ids[1]}`;
  const read = apiResultSchema.parse((await get(one)).json());
  expect(read).toMatchObject({ id: ids[1], versions: { engine: expect.any(String) } });
  expect(read.versions?.models.length).toBeGreaterThan(0);
  const reported = await post(`${one}/feedback`, { verdict: 'safe', keepContent: false });
  expect([reported.statusCode, reported.json().report.verdict]).toEqual([201, 'safe']);
  expect((await app.inject({ method: 'DELETE', url: one, headers: bearer })).statusCode).toBe(204);
  expect((await get(one)).statusCode).toBe(404);
  expect((await app.inject({ method: 'DELETE', url: one, headers: bearer })).statusCode).toBe(404);
});

it('makes a report in each format', async () => {
  const { post, get } = await startProgramApp();
  const { id } = (await post('/api/v1/check/url', { url: link })).json();
  const report = async (format: string) => {
    const answer = await get(`/api/v1/results/${id}/report?format=${format}`);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return answer;
  };
  expect((await report('html')).headers['content-type']).toContain('text/html');
  expect((await report('md')).body).toContain('# ');
  expect((await report('json')).body).toContain('"origin":"recorded"');
  expect((await report('stix')).json().type).toBe('bundle');
  const { Event } = (await report('misp')).json();
  expect(Event).toMatchObject({ threat_level_id: '1', analysis: '2', published: false });
  expect(Event.Attribute).toContainEqual(expect.objectContaining({ type: 'url', value: link, to_ids: true }));
  expect((await report('misp')).json().Event.uuid).toBe(Event.uuid);
  expect((await get(`/api/v1/results/${id}/report?format=pdf`)).json()).toMatchObject({
    status: 400,
    field: 'format',
  });
});

it('names what is wrong with a call, as RFC 9457 writes it', async () => {
  const { app, post, get, bearer } = await startProgramApp();
  const problem = (answer: Awaited<ReturnType<typeof post>>) => {
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const body = problemSchema.strict().parse(answer.json());
    expect(body.status).toBe(answer.statusCode);
    return body;
  };
  const url = '/api/v1/check/url';
  const json = { 'content-type': 'application/json' };
  expect(problem(await post(url, { url: 'example.com', urll: 1 }))).toMatchObject({
    status: 400,
    field: 'urll',
  });
  expect(problem(await post(url, {}))).toMatchObject({ status: 400, field: 'url' });
  expect(problem(await post(url, { url: 7 }))).toMatchObject({ status: 400, field: 'url' });
  expect(problem(await post(url, '{"url":', json))).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(problem(await post(url, '[]', json))).toMatchObject({ status: 400 });
  expect(problem(await post(url, 'url=x', { 'content-type': 'text/plain' }))).toMatchObject({ status: 415 });
  expect(problem(await post('/api/v1/check/mail', { content: '', sender: 'x' }))).toMatchObject({
    status: 400,
  });
  expect(problem(await post('/api/v1/check/mail', '', { 'content-type': 'message/rfc822' }))).toMatchObject({
    status: 400,
  });
  expect(
    problem(await post('/api/v1/check/picture', Buffer.from('<svg/>'), { 'content-type': 'image/svg+xml' })),
  ).toMatchObject({ status: 415 });
  expect(problem(await post('/api/v1/check/picture', {}))).toMatchObject({ status: 415 });
  for (const [path, type] of [
    ['url', 'image/png'],
    ['domain', 'message/rfc822'],
    ['mail', 'image/png'],
    ['picture', 'message/rfc822'],
  ])
    expect(
      problem(await post(`/api/v1/check/${path}`, Buffer.from('x'), { 'content-type': `${type}` })),
      `${path} as ${type}`,
    ).toMatchObject({ status: 415 });
  expect(
    problem(
      await post('/api/v1/check/vulnerability', { category: 'security', vendor: 'Cisco', version: '1' }),
    ),
  ).toMatchObject({ status: 400, field: 'product' });
  expect(problem(await get('/api/v1/results?cursor=x'))).toMatchObject({ field: 'cursor' });
  expect(problem(await app.inject('/%61pi/v1/usage'))).toMatchObject({ status: 401 });
  expect(problem(await post('/api/v1/check/domain', { domain: 'not a domain' }))).toMatchObject({
    status: 400,
  });
  for (const id of ['x', '00000000-0000-4000-8000-000000000000', '%zz', '%00', '..%2f'])
    for (const path of ['', '/report', '/feedback'])
      expect(
        problem(
          path === '/feedback'
            ? await post(`/api/v1/results/${id}${path}`, { verdict: 'safe', keepContent: false })
            : await get(`/api/v1/results/${id}${path}`),
        ),
        id + path,
      ).toMatchObject({ status: 404 });
  for (const wrong of ['cursor=x', 'limit=0', 'limit=x', 'level=high', 'foo=1', 'from=yesterday'])
    expect(problem(await get(`/api/v1/results?${wrong}`)), wrong).toMatchObject({ status: 400 });
  expect(problem(await get(url))).toMatchObject({ status: 404 });
  expect(problem(await get('/api/v1/nothing'))).toMatchObject({ status: 404 });
  expect(problem(await app.inject({ method: 'PUT', url, headers: bearer }))).toMatchObject({ status: 404 });
  expect(problem(await app.inject('/api/v1/usage'))).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(problem(await app.inject('/api/v1/%zz'))).toMatchObject({ code: expect.any(String) });
});

it("does not show a key's owner what is another's", async () => {
  const { app, get, post, bearer } = await startProgramApp();
  const { cookie } = await app.signIn('eve@example.com');
  const { id } = (await app.postJson('/api/analyze/url', { url: link }, { cookie })).json();
  expect((await get(`/api/v1/results/${id}`)).statusCode).toBe(404);
  expect((await get(`/api/v1/results/${id}/report`)).statusCode).toBe(404);
  expect(
    (await post(`/api/v1/results/${id}/feedback`, { verdict: 'safe', keepContent: true })).statusCode,
  ).toBe(404);
  expect(
    (await app.inject({ method: 'DELETE', url: `/api/v1/results/${id}`, headers: bearer })).statusCode,
  ).toBe(404);
  expect((await get('/api/v1/results')).json().results).toEqual([]);
});

it('tells what is left of the day, the refused call included', async () => {
  const { post, get, app } = await startProgramApp();
  const seen = [];
  for (let n = 0; n < 25; n += 1)
    seen.push((await post('/api/v1/check/url', { url: 'example.com' })).headers['ratelimit']);
  expect(seen[0]).toBe('"daily";r=24;t=43200');
  expect(seen.at(-1)).toBe('"daily";r=0;t=43200');
  const refused = await post('/api/v1/check/url', { url: 'example.com' });
  expect([refused.statusCode, refused.json(), refused.headers]).toMatchObject([
    429,
    { code: 'limit_reached', resetsAt: '2026-11-16T00:00:00.000Z', planType: 'standard' },
    { 'retry-after': '43200', 'ratelimit-policy': '"daily";q=25;w=86400', ratelimit: '"daily";r=0;t=43200' },
  ]);
  app.turnClock(43_200_000);
  expect((await get('/api/v1/usage')).headers['ratelimit']).toBe('"daily";r=25;t=86400');
});

it('has no limit to tell of where there is none', async () => {
  const { get } = await startProgramApp({ plan: 'enterprise' });
  const answer = await get('/api/v1/usage');
  expect(answer.json().checks.limit).toBeNull();
  expect(answer.headers['ratelimit']).toBeUndefined();
});

it('spends nothing on what it refuses', async () => {
  const { post, get, database } = await startProgramApp();
  await post('/api/v1/check/url', { url: '' });
  await post('/api/v1/check/picture', Buffer.from('GIF89a'), { 'content-type': 'image/gif' });
  await post('/api/v1/check/mail', '\r\n', { 'content-type': 'message/rfc822' });
  expect((await get('/api/v1/usage')).json().checks.used).toBe(0);
  expect(await database.db.select().from(checkReservations)).toEqual([]);
  expect(await database.db.select().from(idempotentAnswers)).toEqual([]);
  expect(await database.db.$count(analysisResults)).toBe(0);
});

it('reads a picture as it is', async () => {
  const { post } = await startProgramApp();
  const png = await sharp(new URL('../../../../docs/screenshot.png', import.meta.url).pathname)
    .resize(320)
    .png()
    .toBuffer();
  const answer = await post('/api/v1/check/picture', png, { 'content-type': 'image/png' });
  expect(apiResultSchema.parse(answer.json())).toMatchObject({
    analysisType: 'screenshot',
    inputData: 'picture.png',
  });
  expect(z.uuid().safeParse(answer.json().id).success).toBe(true);
});
