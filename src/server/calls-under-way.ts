import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

/** More than this at once and waiting only gets longer for everyone; better to be told at once to come back. */
const maxCalls = 400;

/** A call that has not ended by then is cut, so that a stop ends in time. */
const lastCallMs = 12_000;
const lookEveryMs = 50;

/** Nothing under way at so many looks in a row: a single one may fall between two requests of a busy moment. */
const quietLooks = 4;

/**
 * Knows how many calls are under way: refuses more than can be served, and on a stop lets those that are there finish and
 * then closes every connection. Without that a stop would wait for connections that are merely open: a browser keeps some
 * in reserve on which it never sends anything.
 */
export const countCalls = (app: FastifyInstance, { max = maxCalls } = {}): void => {
  let calls = 0;
  let stopping: NodeJS.Timeout | undefined;

  app.addHook('onRequest', async (_, reply) => {
    calls += 1;
    reply.raw.once('close', () => {
      calls -= 1;
    });
    if (calls > max)
      throw new Failure('unavailable', 'The service is busy. Please try again.', { retryAfterMs: 2000 });
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    let looks = 0;
    let quiet = 0;
    stopping = setInterval(() => {
      looks += 1;
      quiet = calls === 0 ? quiet + 1 : 0;
      if (quiet >= quietLooks || looks * lookEveryMs >= lastCallMs) app.server.closeAllConnections();
    }, lookEveryMs);
  });
  app.addHook('onClose', async () => clearInterval(stopping));
};
