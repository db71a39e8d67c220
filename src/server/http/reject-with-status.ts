import type { FastifyInstance } from 'fastify';

/** The payment calls answer a failure with `success: false` beside the usual fields. */
export const rejectWithStatus = (app: Pick<FastifyInstance, 'addHook'>): void => {
  app.addHook('preSerialization', async (_, reply, payload: unknown) => {
    const isFailure = reply.statusCode >= 400 && typeof payload === 'object' && payload !== null;
    return isFailure ? { success: false, ...payload } : payload;
  });
};
