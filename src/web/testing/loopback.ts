import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The pieces of a body are sent one by one. */
export type Reply = { status?: number; body?: string | AsyncIterable<string | Uint8Array>; type?: string };
export type Call = { path: string; body: unknown };

/** A real server on loopback that answers as the test says and records its calls. */
export const startLoopback = async (answer: (call: Call) => Reply | Promise<Reply>) => {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { call } = await readCall(request);
    calls.push(call);
    const { status = 200, body = '', type = 'application/json' } = await answer(call);
    response.writeHead(status, { 'content-type': type });
    for await (const piece of typeof body === 'string' ? [body] : body) response.write(piece);
    response.end();
  });
  return { baseUrl: await listen(server), calls };
};

export const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });

/** A form with a file is recorded as it was written. */
export const readCall = async (request: IncomingMessage): Promise<{ call: Call; bytes: Uint8Array }> => {
  const bytes = await buffer(request);
  const text = bytes.toString();
  const isJson = request.headers['content-type'] === 'application/json';
  return { call: { path: request.url ?? '', body: isJson ? JSON.parse(text) : text || null }, bytes };
};

/** Until the test ends. */
export const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
