import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';

export type Received = { path: string; headers: Record<string, string>; body: string; at: number };
type Answer = (received: Received, response: ServerResponse) => void;

/** A person's own server on loopback, which remembers what it was sent. */
export const webhookServer = async () => {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let answer: Answer = (_, response) => response.end('taken');
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const one = { path: request.url ?? '', headers: plain(request.headers), body, at: performance.now() };
    received.push(one);
    answer(one, response);
    for (const look of waiting) look();
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) =>
    void serve(request, response).catch(() => response.destroy());
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    answerWith: (next: Answer) => {
      answer = next;
    },
    /** Resolves once it was sent so many messages in all. */
    arrivals: (count: number) =>
      new Promise<Received[]>((resolve, reject) => {
        const tooLate = setTimeout(
          () => reject(new Error(`only ${received.length} of ${count} came`)),
          20_000,
        );
        const look = () => {
          if (received.length < count) return;
          clearTimeout(tooLate);
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
  };
};

const plain = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** What a receiver makes of a message: its content, or an error where no signature fits the secret. The test's clock is not now. */
export const verified = (secret: string, { body, headers }: Received): unknown => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const expected = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
  if (!headers['webhook-signature']?.split(' ').includes(expected)) throw new Error('no signature fits');
  return JSON.parse(body);
};
