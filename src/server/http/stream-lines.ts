import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureBody } from '../../contract/failure.ts';
import { Failure } from '../failure.ts';
import { logFailure, toFailure } from './answer-failures.ts';

/** The last line of an answer that failed after it had begun. */
export type FailureLine = { status: number; failure: FailureBody };

type Streaming<Line> = {
  mediaType: string;
  /** Writes what is known so far; what it returns is the last line. */
  work: (write: (line: Line) => void) => Promise<Line>;
  withinMs?: number;
};

/** A visitor who sees progress waits longer than one who sees nothing, but not forever. */
const patienceMs = 20_000;

/** Whether a call asks for an answer line by line. */
export const asksFor = ({ headers }: FastifyRequest, mediaType: string): boolean =>
  (headers.accept ?? '')
    .split(',')
    .some((range) => range.split(';', 1)[0]?.trim().toLowerCase() === mediaType);

/**
 * Answers line by line, one JSON value each, as the work goes on. The answer begins with the first line: a failure before
 * it is answered like any other, with its status; a failure after it becomes the last line.
 */
export const streamLines = async <Line>(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, work, withinMs = patienceMs }: Streaming<Line | FailureLine>,
): Promise<FastifyReply> => {
  const lines = new PassThrough();
  let hasBegun = false;
  const write = (line: Line | FailureLine) => {
    if (request.abandoned.aborted || lines.writableEnded) return;
    if (!hasBegun) {
      // It took too long to begin, and was refused.
      if (reply.raw.headersSent) return;
      hasBegun = true;
      // A proxy that buffers the answer would deliver all lines at once.
      reply.header('x-accel-buffering', 'no').type(mediaType).send(lines);
    }
    lines.write(`${JSON.stringify(line)}\n`);
  };
  const writeFailure = (error: unknown) => {
    const failure = toFailure(error);
    logFailure(request, failure, error);
    write({ status: failure.statusCode, failure: failure.toBody() });
    lines.end();
  };
  const timer = setTimeout(() => {
    // Ending the answer aborts the work.
    if (hasBegun) writeFailure(new Failure('unavailable', tooSlow));
  }, withinMs);
  try {
    write(await work(write));
    lines.end();
  } catch (error) {
    if (!hasBegun) throw error;
    if (!lines.writableEnded) writeFailure(error);
  } finally {
    clearTimeout(timer);
  }
  return reply;
};

const tooSlow = 'This is taking too long. Please try again in a few seconds.';
