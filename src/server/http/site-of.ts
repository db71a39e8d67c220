import type { FastifyRequest } from 'fastify';
import type { Site } from '../adapters/webauthn.ts';
import { Failure } from '../failure.ts';

/**
 * The site that a browser called. Either scheme: behind a proxy we may not know which it was, and browsers offer passkeys over
 * plain HTTP for localhost alone.
 */
export const siteOf = ({ host }: FastifyRequest): Site => {
  const urls = ['https', 'http'].map((scheme) => URL.parse(`${scheme}://${host}`));
  const [secure] = urls;
  if (!secure) throw new Failure('invalid_input', 'This address of the site cannot be used with passkeys');
  return { domain: secure.hostname, origins: urls.map((url) => url?.origin ?? '') };
};
