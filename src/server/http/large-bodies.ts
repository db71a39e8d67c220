import { type Readable, Transform } from 'node:stream';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { busy, Failure } from '../failure.ts';
import { countedAddress } from '../services/visitor.ts';
import { type BodyBounds, bodyShares, usualBodies } from './body-shares.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A body that is larger than usual; null for all others. */
    arriving: ArrivingBody | null;
  }
}

/** What a reader of the body has to ask, chunk by chunk. */
type ArrivingBody = {
  /** False: there is no room for it. It is read to its end and not kept, as a browser that is cut off shows no answer. */
  take: (bytes: number) => boolean;
  /** Rejects when the body arrives too slowly. */
  givenUp: Promise<never>;
};

/** Enough for any form; routes that take a message or a file raise it for themselves. */
export const ordinaryBodyBytes = 64 * 1024;

/** Hooks for a call that takes larger bodies, up to `limit`. All such calls share one budget. */
export type LargeBodies = (limit: number) => {
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** For bodies that the framework reads. */
  preParsing: (request: FastifyRequest, reply: unknown, payload: RequestPayload) => Promise<RequestPayload>;
};

const lookEveryMs = 1000;

/** Holds large bodies to their share of the memory and to a pace. Ordinary ones are never refused. */
export const largeBodies = (bounds: BodyBounds = usualBodies): LargeBodies => {
  const shareOf = bodyShares(bounds, () => performance.now());
  return (limit) => ({
    onRequest: async (request, reply) => {
      request.arriving = null;
      // Without a length it may become as long as the call allows, and never longer.
      if (Number(request.headers['content-length'] ?? limit) <= ordinaryBodyBytes) return;
      const share = shareOf(countedAddress(request.ip));
      const { promise: givenUp, reject } = Promise.withResolvers<never>();
      // It may be given up when nobody waits for it any more.
      givenUp.catch(() => undefined);
      const timer = setInterval(() => {
        if (request.raw.complete) clearInterval(timer);
        else if (share.isTooSlow()) reject(tooSlow(reply));
      }, lookEveryMs);
      timer.unref();
      reply.raw.once('close', () => {
        clearInterval(timer);
        share.release();
      });
      request.arriving = { take: share.take, givenUp };
    },
    preParsing: async ({ arriving }, _, payload) =>
      arriving === null ? payload : metered(payload as Readable, arriving),
  });
};

/** The same body, counted as it passes. */
const metered = (body: Readable, { take, givenUp }: ArrivingBody): Transform => {
  let isRefused = false;
  const passing = new Transform({
    transform: (chunk: Buffer, _, pass) => {
      isRefused ||= !take(chunk.length);
      pass(null, isRefused ? undefined : chunk);
    },
    flush: (pass) => pass(isRefused ? noRoom() : null),
  });
  givenUp.catch((error: Error) => passing.destroy(error));
  body.once('error', (error) => passing.destroy(error));
  return body.pipe(passing);
};

export const noRoom = () => busy(5000);

/** What is still to come is not read, so the connection cannot be used again. */
const tooSlow = (reply: FastifyReply) => {
  reply.header('connection', 'close');
  return new Failure(
    'too_slow',
    'Your submission arrived too slowly. Please try again with a better connection, or with a smaller file.',
  );
};
