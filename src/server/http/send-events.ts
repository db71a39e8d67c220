import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A proxy that hears nothing for longer takes the connection for dead. */
const silentMs = 15_000;
/** After so long a client connects again, by itself: to a server that may be another by then. */
const longestMs = 10 * 60 * 1000;
/** Of all who follow something together, whatever their number. */
const looksASecond = 50;

type Events<Value> = {
  /** What is now; the answer ends with the first that is the last. */
  look: () => Promise<Value>;
  isLast: (value: Value) => boolean;
  everyMs: number;
  isStopping: () => boolean;
  /** Takes the place of one who follows, and throws where there is none. */
  follow: () => void;
  /** How many follow something now. */
  following: () => number;
};

/** Answers with server-sent events: one whenever what is looked at has changed. It holds no place that other calls wait for. */
export const sendEvents = async <Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  { look, isLast, everyMs, isStopping, follow, following }: Events<Value>,
): Promise<FastifyReply> => {
  // A failure of the first look is answered as any other.
  const first = await look();
  follow();
  request.visit?.setAside();
  const signal = AbortSignal.any([request.abandoned, AbortSignal.timeout(longestMs)]);
  const events = async function* () {
    let value = first;
    let told = '';
    let toldAt = performance.now();
    yield 'retry: 2000\n\n';
    while (!signal.aborted && !isStopping()) {
      const text = JSON.stringify(value);
      if (text !== told) {
        told = text;
        toldAt = performance.now();
        yield `data: ${text}\n\n`;
        if (isLast(value)) return;
      } else if (performance.now() - toldAt > silentMs) {
        toldAt = performance.now();
        yield ': still here\n\n';
      }
      const pauseMs = Math.max(everyMs, (1000 * following()) / looksASecond);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const next = await look().catch(() => null);
      // Who asks again is answered why.
      if (next === null) return;
      value = next;
    }
  };
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // A proxy that buffers the answer would deliver all events at once.
      .header('x-accel-buffering', 'no')
      .send(Readable.from(events()))
  );
};
