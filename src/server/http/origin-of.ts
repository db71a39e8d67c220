import type { FastifyRequest } from 'fastify';

/**
 * Where this server was called, for an address that is given away. A browser says so itself with a writing call; its word counts
 * for the host that it called, because behind a proxy we may not know whether that was HTTPS.
 */
export const originOf = ({ headers, protocol, host }: FastifyRequest): string => {
  const said = URL.parse(headers.origin ?? '');
  const isOurs =
    said !== null && /^https?:$/.test(said.protocol) && said.host === hostIn(said.protocol, host);
  return isOurs ? said.origin : `${protocol}://${host}`;
};

/** Without a port that goes without saying. */
const hostIn = (protocol: string, host: string) => URL.parse(`${protocol}//${host}`)?.host;
