import { randomInt } from 'node:crypto';
import { request as ask, createServer } from 'node:http';
import { inject } from 'vitest';
import { type Call, listen, readCall } from './loopback.ts';

/** An address nobody else has: the daily checks of one test are not those of another. */
const newAddress = () => `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/** The real server as one guest reaches it, with what it was asked. */
export const visitRealServer = async () => {
  const calls: Call[] = [];
  const visitor = { 'x-forwarded-for': newAddress() };
  const door = createServer(async (request, response) => {
    const { call, bytes } = await readCall(request);
    calls.push(call);
    const { method, url, headers } = request;
    ask(inject('realServer') + url, { method, headers: { ...headers, ...visitor } }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end(bytes);
  });
  return {
    baseUrl: await listen(door),
    calls,
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
