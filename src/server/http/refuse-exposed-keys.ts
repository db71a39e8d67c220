import type { FastifyRequest } from 'fastify';
import { apiKeyStart } from '../../contract/api-keys.ts';
import { apiKeysIn } from '../adapters/api-key.ts';
import { Failure } from '../failure.ts';
import type { ManageApiKeys } from '../services/manage-api-keys.ts';

/**
 * Refuses a call whose address carries a key, and revokes the key: addresses are kept by logs, proxies and histories, so that it
 * must be taken for known to others.
 */
export const refuseExposedKeys =
  ({ revokeExposed }: Pick<ManageApiKeys, 'revokeExposed'>) =>
  async ({ url }: FastifyRequest): Promise<void> => {
    const address = decoded(url);
    if (!/^\/+(?:api|mcp)(?:[/?]|$)/i.test(address)) return;
    if (!address.includes(apiKeyStart)) return;
    let isRevoked = false;
    for (const key of new Set(apiKeysIn(address).slice(0, mostRevoked)))
      isRevoked = (await revokeExposed(key)) || isRevoked;
    throw new Failure('invalid_input', isRevoked ? revokedMessage : unknownMessage);
  };

const revokedMessage =
  'An API key was sent in the address, where it is not secret. It has been revoked. Please create a new one, and send it as Authorization: Bearer hw_live_…';
/** Nothing was revoked, and nobody should look for what was. */
const unknownMessage =
  'What looks like an API key was sent in the address, where it would not be secret. No such key exists. Please send keys as Authorization: Bearer hw_live_…';

/** Nobody sends more by mistake. */
const mostRevoked = 10;

/** Percent codes of plain characters alone: what else is there makes no key. */
const decoded = (url: string) =>
  url.replaceAll(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
