import type { FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';

export type Bounds = { all: number; each: number };

const retryAfterMs = 10_000;

/**
 * What callers may hold at the same time for as long as they like, such as an answer that goes on or a body that trickles: so many
 * together, and so many each. Without a share, one of them holds all there is.
 */
export const places = ({ all, each }: Bounds) => {
  const held = new Map<string, number>();
  let sum = 0;
  return {
    /** How many are held now. */
    count: () => sum,

    /** A place, and how to give it back; null where there is none. */
    take: (whose: string): (() => void) | null => {
      const own = held.get(whose) ?? 0;
      if (sum >= all || own >= each) return null;
      held.set(whose, own + 1);
      sum += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        sum -= 1;
        const left = (held.get(whose) ?? 1) - 1;
        if (left > 0) held.set(whose, left);
        else held.delete(whose);
      };
    },
  };
};
export type Places = ReturnType<typeof places>;

/** Holds a place until the call ends; a caller for whom there is none is told to come back. */
export const holdPlace = (reply: FastifyReply, of: Places, whose: string): void => {
  const release = of.take(whose);
  if (!release)
    throw new Failure(
      'too_many_requests',
      'Too many of these calls are open. Please end one, or try again.',
      {
        retryAfterMs,
      },
    );
  reply.raw.once('close', release);
};
