import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startNginx } from '../testing/server-farm.ts';

it('A12 nginx passes on no claim of a visitor about where a request came from', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const proxy = await startNginx([port, port, port]);
  onTestFinished(proxy.stop);
  await fetch(proxy.url, {
    headers: {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '81',
      'x-forwarded-proto': 'gopher',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9;host=evil.example',
    },
  });
  expect(heard).toHaveLength(1);
  expect(JSON.stringify(heard)).not.toMatch(/evil|203\.0\.113|gopher|"81"/);
  expect(heard[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
});
