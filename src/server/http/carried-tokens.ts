import type { FastifyRequest } from 'fastify';
import type { SessionCookie } from './session-cookie.ts';

/** Every session token that a call carries, whether or not its session lives. */
export type CarriedTokens = (request: FastifyRequest) => string[];

export const carriedTokens =
  (sessionCookie: Pick<SessionCookie, 'read'>): CarriedTokens =>
  (request) =>
    [bearerToken(request), sessionCookie.read(request)].filter((token) => token !== null);

export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
