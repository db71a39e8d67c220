import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busy, Failure } from '../failure.ts';
import { countedAddress, neighbourhoodOf } from '../services/visitor.ts';
import { admission, usualBounds, type Visit } from './admission.ts';
import { places } from './places.ts';
import { watchWaiting } from './watch-waiting.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | null;
    slowBody: NodeJS.Timeout | null;
    /** Called when a body that trickled has arrived. */
    endTrickle: (() => void) | null;
  }
}

/**
 * Never refused before others: monitoring must see that the server is alive, a session must end when its owner signs
 * out, and money that was taken must be accounted for.
 */
const urgentCalls: ReadonlySet<string | undefined> = new Set([
  '/healthz',
  '/readyz',
  '/api/auth/logout',
  '/api/payments/webhook',
  '/api/payments/verify',
]);

/** A body that takes longer comes over a slow line, or from an attacker who wants to hold places. */
const slowBodyMs = 250;
const retryAfterMs = 10_000;

/** Calls whose bodies trickle, at once. Below all calls that are taken (calls-under-way.ts), so that none of these keeps others out. */
const slowBodies = { all: 700, each: 100 };

/** Open at once, idle ones included: each costs a few kilobytes. A thousand browsers fit, a flood does not. */
const maxConnections = 8192;

type Needs = {
  /** Resolves when the database has answered. */
  ping: () => Promise<void>;
  bounds?: typeof usualBounds;
  slowAfterMs?: number;
  slow?: typeof slowBodies;
};

/** Refuses calls under overload, before their bodies are read and before any work is done for them. */
export const admitCalls = (
  app: FastifyInstance,
  { ping, bounds = usualBounds, slowAfterMs = slowBodyMs, slow = slowBodies }: Needs,
): void => {
  const trickling = places(slow);
  const door = admission(bounds, () => performance.now());
  const pace = startOneAtATime(door.letNextIn);
  const hear = (waitMs: number) => {
    door.hear(waitMs);
    pace.wake();
  };
  const watch = watchWaiting({ door: { ...door, hear }, ping });

  app.server.maxConnections = maxConnections;
  app.server.on('connection', pace.noteArrival);
  app.decorateRequest('visit', null);
  app.decorateRequest('slowBody', null);
  app.decorateRequest('endTrickle', null);
  app.addHook('onRequest', async (request, reply) => {
    const visit = door.arrive(urgentCalls.has(request.routeOptions.url));
    request.visit = visit;
    reply.raw.once('close', () => {
      if (request.slowBody) clearTimeout(request.slowBody);
      visit.end();
      pace.wake();
    });
    watch.wake();
    pace.noteArrival();
    pace.wake();
    if (visit.isAdmitted === true || (await visit.isAdmitted)) return;
    throw new Failure('unavailable', 'The service is busy. Please try again.', { retryAfterMs: 2000 });
  });
  const setAside = (request: FastifyRequest, reply: FastifyReply) => {
    request.visit?.setAside();
    pace.wake();
    const release = trickling.take(neighbourhoodOf(countedAddress(request.ip)));
    if (release) {
      reply.raw.once('close', release);
      request.endTrickle = release;
    } else if (!reply.sent) {
      // What is still to come is not read.
      reply.header('connection', 'close').send(busy(retryAfterMs));
    }
  };
  app.addHook('preParsing', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    request.slowBody = setTimeout(() => setAside(request, reply), slowAfterMs);
    request.slowBody.unref();
  });
  app.addHook('preHandler', async ({ slowBody, visit, endTrickle }) => {
    if (slowBody) clearTimeout(slowBody);
    endTrickle?.();
    visit?.resume();
  });
  app.addHook('onClose', async () => watch.stop());
};

/** Node accepts a connection in one turn of the event loop and reads what it sends in the next. */
const quietTurns = 2;

/** A flood of connections must not keep calls that have arrived from being served. */
const mostTurns = 50;

/**
 * Begins one call at a time, after all waiting connections were accepted. Judging holds the thread for milliseconds, and Node
 * accepts one connection per turn of the event loop: without the turns between, new callers would wait in the system's own
 * queue, where the server can neither see nor refuse them.
 */
const startOneAtATime = (letNextIn: () => boolean) => {
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
    /** A connection or a call has arrived. */
    noteArrival: () => {
      quiet = 0;
    },
    wake: () => {
      if (isAwake) return;
      isAwake = true;
      setImmediate(turn);
    },
  };
};
