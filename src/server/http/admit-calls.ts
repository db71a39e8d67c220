import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import type { Visit } from './admission.ts';
import { admission, usualBounds } from './admission.ts';
import { watchWaiting } from './watch-waiting.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null;
    slowBody: NodeJS.Timeout | null;
  }
}

/**
 * Never refused before others: whoever watches the server must see that it lives, a session must end when its owner says
 * so, and money that was taken must be accounted for.
 */
const urgentCalls: ReadonlySet<string | undefined> = new Set([
  '/healthz',
  '/readyz',
  '/api/auth/logout',
  '/api/payments/webhook',
  '/api/payments/verify',
]);

/** A body that takes longer to arrive comes from somebody on a slow line, or from somebody who wants to hold places. */
const slowBodyMs = 250;

/** Open at once, idle ones too: each costs a few kilobytes. A thousand browsers are welcome, a flood is not. */
const maxConnections = 8192;

type Needs = {
  /** Resolves when the database has answered. */
  ping: () => Promise<void>;
  bounds?: typeof usualBounds;
  slowAfterMs?: number;
};

/** Refuses calls that there is too much other work for, before their bodies are read and before anything is done for them. */
export const admitCalls = (
  app: FastifyInstance,
  { ping, bounds = usualBounds, slowAfterMs = slowBodyMs }: Needs,
): void => {
  const door = admission(bounds, () => performance.now());
  const pace = oneAtATime(door.letNextIn);
  const hear = (waitMs: number) => {
    door.hear(waitMs);
    pace.wake();
  };
  const watch = watchWaiting({ door: { ...door, hear }, ping });

  app.server.maxConnections = maxConnections;
  app.server.on('connection', pace.hearOne);
  app.decorateRequest('visit', null);
  app.decorateRequest('slowBody', null);
  app.addHook('onRequest', async (request, reply) => {
    const visit = door.arrive(urgentCalls.has(request.routeOptions.url));
    request.visit = visit;
    reply.raw.once('close', () => {
      if (request.slowBody) clearTimeout(request.slowBody);
      visit.end();
      pace.wake();
    });
    watch.wake();
    pace.hearOne();
    pace.wake();
    if (visit.isAdmitted === true || (await visit.isAdmitted)) return;
    throw new Failure('unavailable', 'The service is busy. Please try again.', { retryAfterMs: 2000 });
  });
  app.addHook('preParsing', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    request.slowBody = setTimeout(() => {
      request.visit?.setAside();
      pace.wake();
    }, slowAfterMs);
    request.slowBody.unref();
  });
  app.addHook('preHandler', async ({ slowBody, visit }) => {
    if (slowBody) clearTimeout(slowBody);
    visit?.resume();
  });
  app.addHook('onClose', async () => watch.stop());
};

/** A connection is taken in one turn of the event loop and what it sends is read in the next. */
const quietTurns = 2;

/** A flood of connections must not keep those from being served who are there. */
const mostTurns = 50;

/**
 * Begins one call at a time, when everybody who waits outside has been heard. On the embedded engine a call, once begun, is
 * done in one go, and in each turn of the event loop Node takes one new connection: without the turns between, whoever comes
 * would wait in the system's own queue, where nobody can see or refuse them.
 */
const oneAtATime = (letNextIn: () => boolean) => {
  let isAwake = false;
  let quiet = 0;
  let turns = 0;
  const turn = () => {
    quiet += 1;
    turns += 1;
    if (quiet < quietTurns && turns < mostTurns) {
      setImmediate(turn);
      return;
    }
    turns = 0;
    isAwake = letNextIn();
    if (isAwake) setImmediate(turn);
  };
  return {
    /** Somebody has come, with a connection or with a call. */
    hearOne: () => {
      quiet = 0;
    },
    wake: () => {
      if (isAwake) return;
      isAwake = true;
      setImmediate(turn);
    },
  };
};
