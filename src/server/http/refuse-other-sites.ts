import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { isOwnOrigin } from './cross-site.ts';

const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const loopback = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Refuses what a page of another site makes a browser send, for calls that assistants make. A name of an attacker's that leads to
 * this machine (DNS rebinding) would pass for our own: what comes over loopback must be called by a name of this machine, unless
 * a proxy stands before it.
 */
export const refuseOtherSites =
  ({ isBehindProxy }: { isBehindProxy: boolean }) =>
  async ({ headers, host, raw }: FastifyRequest): Promise<void> => {
    const { origin } = headers;
    const isElsewhere = origin !== undefined && !isOwnOrigin(origin, host);
    const isRebound =
      !isBehindProxy && loopback.test(raw.socket.remoteAddress ?? '') && !ownNames.test(headers.host ?? '');
    if (isElsewhere || isRebound)
      throw new Failure('cross_site', 'This request came from another site and was refused');
  };
