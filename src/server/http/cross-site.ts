import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { bearerToken } from './carried-tokens.ts';
import type { SessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a call that reads and changes nothing, whatever its method: it may come from anywhere. */
    changesNothing?: true;
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that another site makes a browser send. A page elsewhere can make the visitor's
 * browser post here with the visitor's cookie, but it cannot choose `Origin` or `Sec-Fetch-Site`, and it cannot add
 * an `Authorization` header.
 */
export const refuseCrossSite =
  ({ sessionCookie }: { sessionCookie: SessionCookie }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (readingMethods.has(request.method) || request.routeOptions.config?.changesNothing) return;
    // Keys are never sent by a browser on its own, and cookies open nothing there.
    if (request.routeOptions.config?.permission === 'key') return;
    if (bearerToken(request)) return;
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
export const isOwnOrigin = (origin: string, host: string) => {
  const from = URL.parse(origin);
  return (
    from !== null &&
    /^https?:$/.test(from.protocol) &&
    from.host === URL.parse(`${from.protocol}//${host}`)?.host
  );
};
