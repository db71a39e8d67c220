import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** Including calls that are slow to arrive and urgent ones: see admit-calls.ts. */
const maxCalls = 1000;

/** A call that has not ended by then is cut off, so that a shutdown ends in time. */
const lastCallMs = 12_000;
const lookEveryMs = 50;

/** Turns of the event loop without a new connection: Node accepts one a turn, so by then none is waiting. */
const quietTurns = 3;
const mostTurns = 2000;

/** A client that has just connected is about to send a request, which may arrive a moment after the connection. */
const aboutToAskMs = 1000;

/** No call in progress at this many looks in a row: a single look may fall between two requests. */
const quietLooks = 4;

/**
 * Counts the calls in progress: refuses more than can be served, and on shutdown lets them finish and then closes every
 * connection. Otherwise a shutdown would wait for idle connections: a browser keeps some in reserve and never uses them.
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
  const hasPendingRequest = () => silent.size > 0 && performance.now() - newestConnection < aboutToAskMs;

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
      quiet = calls === 0 && !hasPendingRequest() ? quiet + 1 : 0;
      if (quiet >= quietLooks || looks * lookEveryMs >= lastCallMs) app.server.closeAllConnections();
    }, lookEveryMs);
    await admitNextWaiting(app);
  });
  app.addHook('onClose', async () => clearInterval(stopping));
};

/**
 * Accepts the connections that wait before the listener closes: the system would reset them after they have sent their
 * request, and a proxy cannot know that it was not acted upon.
 */
const admitNextWaiting = async ({ server }: FastifyInstance) => {
  let quiet = 0;
  server.on('connection', () => {
    quiet = 0;
  });
  for (let turn = 0; quiet < quietTurns && turn < mostTurns; turn += 1) {
    await setImmediate();
    quiet += 1;
  }
};
