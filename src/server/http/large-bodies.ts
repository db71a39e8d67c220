import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../failure.ts';

/** Enough for any form; routes that take a message or a file raise it for themselves. */
export const ordinaryBodyBytes = 64 * 1024;

/**
 * The most that all larger bodies may take together. Each is held in memory as a whole: without a bound, four hundred
 * calls of the largest size would take gigabytes.
 */
const maxBytesAtOnce = 64 * 1024 * 1024;

/** A hook for a call that takes larger bodies, up to `limit`. All such calls share one budget. */
export type LargeBodies = (
  limit: number,
) => (request: FastifyRequest, reply: Pick<FastifyReply, 'raw'>) => Promise<void>;

/** Refuses a large body while there is no memory for it. Ordinary ones are never refused. */
export const largeBodies = (max = maxBytesAtOnce): LargeBodies => {
  let expected = 0;
  return (limit) => async (request, reply) => {
    // Without a length it may become as long as the call allows, and never longer.
    const length = Math.min(Number(request.headers['content-length'] ?? limit), limit);
    if (length <= ordinaryBodyBytes) return;
    if (expected + length > max) throw busy(5000);
    expected += length;
    reply.raw.once('close', () => {
      expected -= length;
    });
  };
};
