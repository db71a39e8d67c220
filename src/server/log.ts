import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';

/**
 * JSON lines on stdout. A line records what was called, its status and how long it took; never what was sent, by whom
 * or from where. Query strings are left out, because links and searches are personal.
 */
export const openLog = (level: string): FastifyBaseLogger =>
  pino({
    level,
    base: null,
    serializers: { err: withoutValues },
    redact: ['req', 'res', 'headers', '*.headers', '*.email', '*.code', '*.token', '*.password'],
  });

/**
 * An error without the values that led to it. The query builder writes every parameter of a failed statement into its
 * message, an address or a link among them; the database's own words below it name columns and states only.
 */
export const withoutValues = (error: unknown): Record<string, unknown> => {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (!(error instanceof Error) || !(root instanceof Error)) return { name: typeof error };
  return {
    name: error.name,
    message: root.message,
    errorCode: 'code' in root ? root.code : undefined,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
};

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
