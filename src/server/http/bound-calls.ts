import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a call whose body is read while it arrives: how long that may take, with the answer. */
    patienceMs?: number;
  }
  interface FastifyRequest {
    /** Aborts when no answer can be given any more: the visitor left, or the call took too long and was refused. */
    abandoned: AbortSignal;
  }
}

/** However slow the work is, no caller waits longer than this for an answer. */
export const patienceMs = 9000;

/**
 * Answers 503 to a call that takes too long, and aborts its work once no caller waits for it.
 *
 * The framework's own `handlerTimeout` and `request.signal` cannot be used: both take the end of the request for the end
 * of the call, and on a real connection the request ends as soon as its body has been read.
 */
export const boundCalls = (app: FastifyInstance, { withinMs = patienceMs } = {}): void => {
  app.decorateRequest('abandoned');
  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    request.abandoned = controller.signal;
    // Both, because an answer that was sent in full and a connection that broke end differently.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => controller.abort(isOver));
  });
  // From here on, so that a visitor on a slow line is not charged for the time the request took to arrive.
  app.addHook('preHandler', async (request, reply) => {
    const timer = setTimeout(() => {
      // An answer that has begun, line by line, is bounded by `streamLines`.
      if (!reply.sent && !reply.raw.headersSent)
        reply.send(new Failure('unavailable', tooSlow, { retryAfterMs: 5000 }));
    }, request.routeOptions.config.patienceMs ?? withinMs);
    request.abandoned.addEventListener('abort', () => clearTimeout(timer));
  });
};

/** One for all calls: a new one would write down its stack for every answer that was sent. */
const isOver = new DOMException('No caller waits for this any more', 'AbortError');

const tooSlow = 'This is taking too long. Please try again in a few seconds.';
