import type { FastifyInstance } from 'fastify';

/** The payment calls say `success: false` beside what every failure says. */
export const sayUnsuccessful = (app: Pick<FastifyInstance, 'addHook'>): void => {
  app.addHook('preSerialization', async (_, reply, payload: unknown) => {
    const isFailure = reply.statusCode >= 400 && typeof payload === 'object' && payload !== null;
    return isFailure ? { success: false, ...payload } : payload;
  });
};
