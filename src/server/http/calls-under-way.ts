import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** With those that are slow to arrive, and those that are never refused before others: see admit-calls.ts. */
const maxCalls = 1000;

/** A call that has not ended by then is cut, so that a stop ends in time. */
const lastCallMs = 12_000;
const lookEveryMs = 50;

/** Turns of the event loop without a new connection: Node takes one a turn, so by then nobody waits at the door. */
const quietTurns = 3;
const mostTurns = 2000;

/** Whoever has just connected is about to ask; the request may need a moment longer than the connection. */
const aboutToAskMs = 1000;

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
  let newestConnection = Number.NEGATIVE_INFINITY;
  const silent = new Set<Socket>();

  app.server.on('connection', (socket: Socket) => {
    newestConnection = performance.now();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  const isSomebodyAboutToAsk = () => silent.size > 0 && performance.now() - newestConnection < aboutToAskMs;

  app.addHook('onRequest', async (request, reply) => {
    calls += 1;
    silent.delete(request.raw.socket);
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
      quiet = calls === 0 && !isSomebodyAboutToAsk() ? quiet + 1 : 0;
      if (quiet >= quietLooks || looks * lookEveryMs >= lastCallMs) app.server.closeAllConnections();
    }, lookEveryMs);
    await takeWhoeverWaits(app);
  });
  app.addHook('onClose', async () => clearInterval(stopping));
};

/**
 * Whoever connected before the listener closes is taken first: the system would refuse those who wait at the door, after they
 * have sent their request, and a proxy cannot know that it was not acted upon.
 */
const takeWhoeverWaits = async ({ server }: FastifyInstance) => {
  let quiet = 0;
  server.on('connection', () => {
    quiet = 0;
  });
  for (let turn = 0; quiet < quietTurns && turn < mostTurns; turn += 1) {
    await setImmediate();
    quiet += 1;
  }
};
