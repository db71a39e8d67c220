import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { newApiKey } from '../adapters/api-key.ts';
import { createKey, putOnPlan, startProgramApp } from '../testing/program-app.ts';

const phishing = 'http://paypa1.com.account-verify.example/login';
const root = new URL('../../../', import.meta.url).pathname;

/** The real app, listening. */
const listen = async (options: Parameters<typeof startProgramApp>[0] = {}) => {
  const started = await startProgramApp(options);
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  const address = started.app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { ...started, url: `http://127.0.0.1:${port}` };
};

const overHttp = (url: string, key: string) =>
  new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
const overStdio = (url: string, key: string, command = [process.execPath, 'scripts/mcp.ts']) =>
  new StdioClientTransport({
    command: command[0] ?? '',
    args: command.slice(1),
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOOKWISE_KEY: key, HOOKWISE_URL: url },
    stderr: 'pipe',
  });

const connect = async (transport: Transport) => {
  const client = new Client({ name: 'test', version: '1' });
  onTestFinished(() => client.close());
  await client.connect(transport);
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const answer = await client.callTool({ name, arguments: args }, undefined, { timeout: 120_000 });
    const [first] = z.array(z.object({ type: z.string(), text: z.string() })).parse(answer.content);
    return {
      isError: answer.isError === true,
      text: first?.text ?? '',
      result: (answer.structuredContent ?? {}) as Record<string, unknown>,
    };
  };
  return { client, call };
};

it.each([
  ['streamable HTTP', overHttp],
  ['stdio', overStdio],
  ['npm run mcp', (url: string, key: string) => overStdio(url, key, ['npm', 'run', 'mcp'])],
])(
  'offers the five checks and the results as tools over %s',
  async (name, transportTo) => {
    const { url, made, get } = await listen({ plan: 'professional' });
    const { client, call } = await connect(transportTo(url, made.key));
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      ...['check_url', 'check_mail', 'check_picture', 'check_domain', 'check_vulnerability'],
      ...['list_results', 'get_result', 'get_report', 'get_usage'],
    ]);
    expect(tools.every(({ description, inputSchema }) => description && inputSchema.type === 'object')).toBe(
      true,
    );
    expect(client.getInstructions()).toContain('conclusive');

    const link = await call('check_url', { url: phishing });
    expect(link.result).toMatchObject({
      riskLevel: 'phishing',
      conclusive: true,
      analysisType: 'url',
      input: phishing,
    });
    expect(JSON.parse(link.text)).toEqual(link.result);
    if (name !== 'npm run mcp') {
      const mail = await call('check_mail', { content: `Verify at ${phishing} ${'x'.repeat(5000)}` });
      expect(mail.result).toMatchObject({ analysisType: 'email' });
      expect(mail.text).not.toContain('x'.repeat(2000));
      const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
        .png()
        .toBuffer();
      expect((await call('check_picture', { data: png.toString('base64') })).result).toMatchObject({
        analysisType: 'screenshot',
      });
      expect((await call('check_domain', { domain: 'paypa1-login.com' })).result).toMatchObject({
        domain: { domain: 'paypa1-login.com' },
      });
      const search = { category: 'security', vendor: 'Cisco', product: 'ASA', pageSize: 2 };
      expect((await call('check_vulnerability', search)).result).toMatchObject({ riskLevel: null, id: null });
      expect((await get('/api/v1/usage')).json().checks.used).toBe(5);
      expect((await call('get_usage')).result).toMatchObject({ checks: { used: 5 } });
    }
    const listed = await call('list_results', { level: 'phishing' });
    expect(listed.result).toMatchObject({
      results: expect.arrayContaining([expect.objectContaining({ input: phishing })]),
    });
    const { id, versions } = link.result;
    expect(versions).toMatchObject({ engine: expect.any(String), models: expect.any(Array) });
    expect((await call('get_result', { id })).result).toMatchObject({ id, versions });
    expect((await call('get_report', { id })).text).toContain('# ');

    const missing = await call('get_result', { id: '00000000-0000-4000-8000-000000000000' });
    expect(missing).toMatchObject({ isError: true, text: expect.stringContaining('(not_found)') });
    expect(await call('check_url', { url: '' })).toMatchObject({ isError: true });
    expect(await call('check_url', { url: phishing, colour: 'red' })).toMatchObject({ isError: true });
    expect(await call('no_such_tool')).toMatchObject({ isError: true });
  },
  120_000,
);

it('holds each tool to the scope and the networks of the key, and to the plan', async () => {
  const { url, app, cookie } = await listen({ plan: 'professional' });
  const { key } = await createKey(app, cookie, { scopes: ['check:domain'] });
  const { call } = await connect(overHttp(url, key));
  expect(await call('check_url', { url: phishing })).toMatchObject({
    isError: true,
    text: expect.stringContaining('(not_allowed)'),
  });
  expect((await call('check_domain', { domain: 'example.com' })).isError).toBe(false);
});

it('opens nothing that is somebody else’s, and nothing beside its calls', async () => {
  const { url, app, made, database } = await listen({ plan: 'professional' });
  const { call } = await connect(overHttp(url, made.key));
  const { result } = await call('check_url', { url: phishing });
  const { cookie } = await app.signIn('eve@example.com');
  await putOnPlan(database, 'professional', 'eve@example.com');
  const { key } = await createKey(app, cookie);
  for (const transport of [overHttp(url, key), overStdio(url, key)]) {
    const eve = await connect(transport);
    for (const tool of ['get_result', 'get_report'])
      expect(await eve.call(tool, { id: result['id'] }), tool).toMatchObject({
        isError: true,
        text: expect.stringContaining('(not_found)'),
      });
    expect((await eve.call('list_results')).result).toEqual({ results: [] });
    for (const id of [
      '../usage',
      '..%2f..%2faccount',
      `${result['id']}/../../jobs`,
      `${result['id']}?format=stix`,
      7,
    ])
      expect((await eve.call('get_result', { id })).isError, String(id)).toBe(true);
  }
});

it('counts each check against the plan, also of those that are sent at once', async () => {
  const { app, bearer, get, post: api } = await startProgramApp();
  const { limit } = (await get('/api/v1/usage')).json().checks;
  const check = (id: number) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name: 'check_url', arguments: { url: `site-${id}.example` } },
  });
  const post = (payload: unknown) =>
    app.inject({
      ...{ method: 'POST', url: '/mcp', payload: payload as object },
      headers: { ...bearer, accept: 'application/json, text/event-stream', host: 'localhost' },
    });
  for (let used = 0; used < limit - 5; used += 1) await api('/api/v1/check/url', { url: 'example.com' });
  const answers = (await post(Array.from({ length: 10 }, (_, n) => check(n)))).json() as {
    result: { isError?: boolean; content: { text: string }[] };
  }[];
  const refused = answers.filter(({ result }) => result.isError);
  expect([answers.length, refused.length]).toEqual([10, 5]);
  for (const { result } of refused) expect(result.content[0]?.text).toContain('(limit_reached)');
  expect((await get('/api/v1/usage')).json().checks).toMatchObject({ used: limit, limit });
});

it('says over stdio what is wrong with key and address', async () => {
  const { url } = await listen();
  const { call } = await connect(overStdio(url, newApiKey()));
  expect(await call('get_usage')).toMatchObject({
    isError: true,
    text: expect.stringContaining('(not_signed_in)'),
  });
  const nowhere = await connect(overStdio('http://127.0.0.1:1', newApiKey()));
  expect(await nowhere.call('get_usage')).toMatchObject({
    isError: true,
    text: expect.stringContaining('cannot be reached at http://127.0.0.1:1'),
  });
});

it('refuses over HTTP what has no key, comes from another site or by another name, and what is no call', async () => {
  const { app, url, bearer } = await listen();
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const headers = { ...bearer, accept: 'application/json, text/event-stream', host: 'localhost' };
  const post = (payload: unknown, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/mcp', payload: payload as object, headers: { ...headers, ...more } });
  const fine = await post(list);
  expect([fine.statusCode, fine.json().result.tools.length]).toEqual([200, 9]);
  expect((await post(list, { authorization: 'Bearer nobody' })).statusCode).toBe(401);
  const bare = await fetch(`${url}/mcp`, { method: 'POST' });
  expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  for (const origin of ['http://evil.example', 'null', 'https://localhost.evil.example'])
    expect((await post(list, { origin })).statusCode, origin).toBe(403);
  expect((await post(list, { origin: 'http://localhost' })).statusCode).toBe(200);
  expect((await post(list, { host: 'rebound.example', origin: 'http://rebound.example' })).statusCode).toBe(
    403,
  );
  expect((await post(list, { accept: 'text/html' })).statusCode).toBe(406);
  expect((await post('{"jsonrpc":', { 'content-type': 'application/json' })).statusCode).toBe(400);
  expect((await post([])).statusCode).toBe(400);
  expect((await post(Array.from({ length: 11 }, () => list))).statusCode).toBe(400);
  expect((await post({ hello: 1 })).statusCode).toBe(400);
  expect((await post({ ...list, params: 'x'.repeat(15_000_000) })).statusCode).toBe(413);
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/mcp', headers });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
  }
  const exposed = await app.inject({
    method: 'POST',
    url: `/mcp?key=${bearer.authorization.slice(7)}`,
    payload: list,
  });
  expect(exposed.statusCode).toBe(400);
  expect((await post(list)).statusCode).toBe(401);
});
