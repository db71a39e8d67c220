import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which bodies the call reads as they are; without it, none. */
    bytes?: RegExp;
  }
}

/** A body of a type that another call reads is not for this one: a picture is no message. */
export const refuseOtherBytes = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, headers, routeOptions: { config } }) => {
    if (!Buffer.isBuffer(body) || config.bytes?.test(headers['content-type'] ?? '')) return;
    throw new Failure('wrong_type', 'This call does not read bodies of this type');
  });
};
