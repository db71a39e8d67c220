import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { type Call, listen, readCall } from './loopback.ts';

/** An address that no other test has: the daily checks of one test are not those of another. */
const newAddress = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/** The real server as one guest reaches it, with the calls that were made. */
export const visitRealServer = async () => {
  const calls: Call[] = [];
  const visitor = { 'x-forwarded-for': newAddress() };
  let released: Promise<void> = Promise.resolve();
  const door = createServer(async (request, response) => {
    const { call, bytes } = await readCall(request);
    calls.push(call);
    const { method, url, headers } = request;
    const answer = await askPatiently(
      inject('realServer') + url,
      { method, headers: { ...headers, ...visitor } },
      bytes,
    );
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    if (answer.headers['content-type']?.startsWith(stagesMediaType))
      await passLines(answer, response, released);
    else answer.pipe(response);
  });
  return {
    baseUrl: await listen(door),
    calls,
    /** Keeps the last line of an answer that comes in lines back until it is released. */
    holdLastLine: () => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      released = promise;
      return { release };
    },
    /** Uses up the checks that a guest has on one day. */
    useUpChecks: async () => {
      const headers = { 'content-type': 'application/json', ...visitor };
      const body = JSON.stringify({ url: 'example.com' });
      let status = 200;
      while (status === 200)
        status = (await fetch(`${inject('realServer')}/api/analyze/url`, { method: 'POST', headers, body }))
          .status;
    },
  };
};

/** Comes back when a busy server says so: on a loaded machine its threads and processes take their time to start. */
const askPatiently = async (
  url: string,
  options: RequestOptions,
  bytes: Uint8Array,
): Promise<IncomingMessage> => {
  const [answer] = (await once(ask(url, options).end(bytes), 'response')) as [IncomingMessage];
  const wait = answer.headers['retry-after'];
  if (answer.statusCode !== 503 || wait === undefined) return answer;
  answer.resume();
  await setTimeout(Number(wait) * 1000);
  return askPatiently(url, options, bytes);
};

const passLines = async (answer: IncomingMessage, response: ServerResponse, released: Promise<void>) => {
  for await (const line of createInterface({ input: answer })) {
    if (/^\{"(?:result|analysis|status)":/.test(line)) await released;
    response.write(`${line}\n`);
  }
  response.end();
};
