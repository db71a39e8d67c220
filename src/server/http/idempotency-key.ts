import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Any text of the caller's, with or without the quotes of a structured field. */
export const idempotencyKey = ({ headers }: FastifyRequest): string | null => {
  const given = headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given === 'string' && /^[\x20-\x7e]{1,255}$/.test(given)) return given.replace(/^"(.*)"$/, '$1');
  throw new Failure('invalid_input', 'Idempotency-Key: please send 1 to 255 plain characters');
};
