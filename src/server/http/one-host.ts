import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/**
 * Refuses a request that names two hosts: a proxy may route by one and we would judge by the other. Node takes the
 * first without an error (RFC 9112, section 3.2).
 */
export const refuseTwoHosts = async ({ raw: { rawHeaders } }: FastifyRequest): Promise<void> => {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) throw new Failure('invalid_input', 'This request names more than one host');
};
