import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { bearerToken } from './carried-tokens.ts';
import type { SessionCookie } from './session-cookie.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that another site makes a browser send. A page elsewhere can make the visitor's
 * browser post here with the visitor's cookie, but it cannot choose `Origin` or `Sec-Fetch-Site`, and it cannot add
 * an `Authorization` header.
 */
export const refuseCrossSite =
  ({ sessionCookie }: { sessionCookie: SessionCookie }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (readingMethods.has(request.method) || bearerToken(request)) return;
    if (!isFromHere(request, sessionCookie.read(request) !== null)) {
      throw new Failure('cross_site', 'This request came from another site and was refused');
    }
  };

const isFromHere = (request: FastifyRequest, relaysCookie: boolean) => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(origin, request.host);
  if (site !== undefined) return site === 'same-origin';
  // Every browser sends one of the two with such a call, and a program without the cookie can only harm itself.
  return !relaysCookie;
};

/** Both sides are read as URLs, so that a default port written out on one of them makes no difference. */
const isOwnOrigin = (origin: string, host: string) => {
  const from = URL.parse(origin);
  return (
    from !== null &&
    /^https?:$/.test(from.protocol) &&
    from.host === URL.parse(`${from.protocol}//${host}`)?.host
  );
};
