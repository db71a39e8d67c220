import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';

/**
 * JSON lines on stdout. A line says what was called, how it went and how long it took; never what was sent, by whom
 * or from where. Query strings are left out, because links and searches are personal.
 */
export const openLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: null,
    serializers: { err: ({ name, message, stack }: Error) => ({ name, message, stack }) },
    redact: ['req', 'res', 'headers', '*.email', '*.code', '*.token', '*.password'],
  });
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
};
