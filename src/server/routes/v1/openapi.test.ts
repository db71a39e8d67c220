import { readFileSync, writeFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newApiKey } from '../../adapters/api-key.ts';
import { makeJobCalls } from '../../testing/job-calls.ts';
import { createKey, startProgramApp } from '../../testing/program-app.ts';
import { makeWebhookCalls } from '../../testing/webhook-calls.ts';

type Schema = { description?: string; properties?: Record<string, Schema>; $ref?: string } & Record<
  string,
  unknown
>;
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>;
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const documentUrl = '/api/v1/openapi.json';
const recorded = new URL('./examples.json', import.meta.url);
const nobody = '00000000-0000-4000-8000-000000000000';

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );

const start = async () => {
  const started = await startProgramApp({
    plan: 'professional',
    env: { EGRESS_ALLOW: '127.0.0.0/8' },
  });
  const text = (await started.app.inject(documentUrl)).body;
  return { ...started, text, document: JSON.parse(text) as Document };
};

it("is OpenAPI 3.1 in which Redocly's linter finds nothing", async () => {
  const { text, document } = await start();
  expect(document.openapi).toBe('3.1.0');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('names every call for programs, and no other', async () => {
  const { document } = await start();
  expect(
    operationsOf(document)
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual([
    'cancelJob',
    'checkDomain',
    'checkMail',
    'checkPicture',
    'checkUrl',
    'checkVulnerability',
    'continueJob',
    'createJob',
    'createUpload',
    'createWebhook',
    'deleteJob',
    'deleteResult',
    'deleteUpload',
    'deleteWebhook',
    'exportJob',
    'getJob',
    'getReport',
    'getResult',
    'getUsage',
    'getWebhook',
    'listDeliveries',
    'listJobResults',
    'listJobs',
    'listResults',
    'listWebhooks',
    'pauseJob',
    'resumeWebhook',
    'rotateWebhook',
    'sendAgain',
    'sendFeedback',
    'sendPart',
    'watchJob',
  ]);
});

it('describes every field', async () => {
  const { document } = await start();
  const silent: string[] = [];
  let fields = 0;
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'example') continue;
      if (key === 'properties')
        for (const [name, schema] of Object.entries(child as Record<string, Schema>)) {
          fields += 1;
          if (!schema.description && !schema.$ref) silent.push(`${path}.${name}`);
        }
      look(child, key === 'properties' ? path : `${path}.${key}`);
    }
  };
  look(document, '');
  expect(silent).toEqual([]);
  expect(fields).toBeGreaterThan(150);
});

/** A client that knows nothing but the document. */
const clientOf = (document: Document, send: (options: InjectOptions) => Promise<Answer>) => {
  const operations = new Map(operationsOf(document).map((operation) => [operation.operationId, operation]));
  return async (id: string, { key, body, type, query = '', params = {}, headers = {} }: Ask) => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`the document has no ${id}`);
    const types = Object.keys(operation.requestBody?.content ?? {});
    const contentType = type ?? types[0];
    const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    return send({
      method: operation.method.toUpperCase() as 'GET',
      url: `${url}${query}`,
      ...(body !== undefined && { payload: body }),
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && contentType && { 'content-type': contentType }),
        ...headers,
      },
    });
  };
};
type Answer = { statusCode: number; body: string; headers: Record<string, unknown> };
type Ask = {
  key: string | null;
  body?: object | string | Buffer;
  type?: string;
  query?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
};

it('is enough for a client to make every call, and has an example of every answer', async () => {
  const { app, cookie, made, document, database } = await start();
  const call = clientOf(document, (options) => app.inject(options) as unknown as Promise<Answer>);
  const { key } = made;
  const narrow = (await createKey(app, cookie, { scopes: ['check:url'] })).key;
  const narrower = (await createKey(app, cookie, { scopes: ['check:domain'] })).key;
  const nowhere = (await createKey(app, cookie, { networks: ['192.0.2.1'] })).key;
  const examples: Record<string, Record<string, unknown>> = {};
  const make = async (id: string, ask: Partial<Ask>, wanted: number) => {
    const answer = await call(id, { key, ...ask });
    expect([id, answer.statusCode], answer.body.slice(0, 300)).toEqual([id, wanted]);
    const isJson = /\/(?:\w+\+)?json/.test(String(answer.headers['content-type']));
    const example = isJson ? JSON.parse(answer.body) : answer.body;
    if (wanted !== 204) examples[id] = { [wanted]: example, ...examples[id] };
    return { ...example, headers: answer.headers } as Made;
  };

  const picture = await sharp(new URL('../../../../docs/screenshot.png', import.meta.url).pathname)
    .resize(320)
    .png()
    .toBuffer();
  const bodies: Record<string, [object | Buffer, string?]> = {
    checkUrl: [{ url: 'http://paypa1.com.account-verify.example/login' }],
    checkMail: [
      { content: 'Please verify your account at http://evil.example/login', subject: 'Your account' },
    ],
    checkDomain: [{ domain: 'paypa1-login.com' }],
    checkVulnerability: [{ category: 'security', vendor: 'Cisco', product: 'ASA', pageSize: 1 }],
    checkPicture: [picture, 'image/png'],
  };
  const json = 'application/json';
  let result: Made = { id: '', headers: {} };
  for (const [id, [body, type]] of Object.entries(bodies)) {
    const as = type ? { type } : {};
    const headers = { 'idempotency-key': `first ${id}` };
    const answer = await make(id, { body, ...as, headers }, 200);
    if (id === 'checkUrl') result = answer;
    await make(
      id,
      {
        body: Buffer.isBuffer(body) ? Buffer.concat([body, body]) : { ...body, ...otherOf(id) },
        ...as,
        headers,
      },
      409,
    );
    await make(id, type ? { body: Buffer.alloc(0), ...as } : { body: { ...body, colour: 'red' } }, 400);
    await make(id, { body, ...as, key: newApiKey() }, 401);
    await make(id, { body, ...as, key: id === 'checkUrl' ? narrower : narrow }, 403);
    if (!type && id !== 'checkMail') await make(id, { body: { url: 'a'.repeat(2_000_000) } }, 413);
    await make(id, { body: 'hello', type: 'text/plain' }, 415);
  }
  await make('checkMail', { body: Buffer.alloc(3_000_000, 'a'), type: 'message/rfc822' }, 413);
  await make('checkMail', { body: '\r\n', type: 'message/rfc822' }, 422);
  await make('checkPicture', { body: Buffer.alloc(11_000_000), type: 'image/png' }, 413);
  await make('checkPicture', { body: picture.subarray(0, 1000), type: 'image/png' }, 422);

  await makeWebhookCalls(make, call, { key, narrow });
  await makeJobCalls(make, { narrow, database });

  const params = { id: result.id };
  for (const [id, ask] of [
    ['listResults', { query: '?limit=2' }],
    ['getResult', { params }],
    ['getReport', { params, query: '?format=md' }],
    ['getUsage', {}],
  ] as const)
    await make(id, ask, 200);
  const feedback = { verdict: 'safe', comment: 'It is our own test page.', keepContent: false };
  await make('sendFeedback', { params, body: feedback }, 201);
  await make('sendFeedback', { params, body: feedback }, 409);
  await make('sendFeedback', { params, body: { verdict: 'fine' } }, 400);
  await make('sendFeedback', { params, body: { comment: 'a'.repeat(2_000_000) } }, 413);
  await make('listResults', { query: '?limit=0' }, 400);
  await make('getReport', { params, query: '?format=pdf' }, 400);
  for (const id of ['listResults', 'getResult', 'getReport', 'sendFeedback', 'deleteResult', 'getUsage']) {
    const body = id === 'sendFeedback' ? { body: feedback, type: json } : {};
    await make(id, { params, ...body, key: null }, 401);
    await make(id, { params, ...body, key: id === 'getUsage' ? nowhere : narrow }, 403);
    if (!/list|Usage/.test(id)) await make(id, { params: { id: nobody }, ...body }, 404);
  }
  const reports = () => call('getReport', { key, params, query: '?format=json' });
  while ((await reports()).statusCode === 200);
  await make('getReport', { params }, 429);
  const kept = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => call('checkUrl', { key, body: { url: `site-${n}.example` } })),
  );
  for (const { body } of kept)
    await call('sendFeedback', {
      key,
      params: { id: (JSON.parse(body) as { id: string }).id },
      body: feedback,
    });
  const last = JSON.parse((await call('checkUrl', { key, body: { url: 'last.example' } })).body) as {
    id: string;
  };
  await make('sendFeedback', { params: { id: last.id }, body: feedback }, 429);
  await make('deleteResult', { params }, 204);
  while ((await call('checkUrl', { key, body: { url: 'example.com' } })).statusCode === 200);
  for (const [id, [body, type]] of Object.entries(bodies))
    await make(id, { body, ...(type && { type }) }, 429);

  if (process.env['RECORD']) writeFileSync(recorded, `${JSON.stringify(examples, null, 1)}\n`);
  const told = JSON.parse(readFileSync(recorded, 'utf8')) as typeof examples;
  const statuses = (of: Record<string, object>) =>
    Object.fromEntries(
      Object.entries(of).map(([id, answers]) => [
        id,
        Object.keys(answers)
          .filter((s) => s !== '204')
          .sort(),
      ]),
    );
  const documented = Object.fromEntries(
    operationsOf(document).map(({ operationId, responses }) => [operationId, responses]),
  );
  expect(statuses(examples), 'what was answered is what is documented').toEqual(statuses(documented));
  expect(statuses(told), 'every example is recorded').toEqual(statuses(examples));
}, 300_000);

type Made = { id: string; headers: Record<string, unknown> };

const otherOf = (id: string) =>
  ({
    checkUrl: { url: 'example.com' },
    checkMail: { subject: 'Other' },
    checkDomain: { domain: 'example.com' },
  })[id] ?? {
    pageSize: 2,
  };
