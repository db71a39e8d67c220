import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborts when there is no more answer to give: the visitor left, or the call took too long and was refused. */
    abandoned: AbortSignal;
  }
}

/**
 * Tells work under way that nobody waits for it any more. The framework's own `request.signal` cannot be used: it
 * listens for the end of the request, which on a real connection comes as soon as the body has been read.
 */
export const noticeAbandoned = (app: FastifyInstance): void => {
  app.decorateRequest('abandoned');
  app.addHook('onRequest', async (request, reply) => {
    const controller = new AbortController();
    request.abandoned = controller.signal;
    // Both, because an answer that was sent in full and a connection that broke end differently.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => controller.abort());
  });
};
