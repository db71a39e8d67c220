import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../contract/api-keys.ts';
import type { UseApiKey } from '../services/use-api-key.ts';
import { countedAddress, type Visitor } from '../services/visitor.ts';
import { bearerToken } from './carried-tokens.ts';

/** Finds out for whom a program calls: by its key alone, whatever cookie comes with it. */
export const identifyKey =
  ({ useApiKey }: { useApiKey: UseApiKey }) =>
  async (request: FastifyRequest, scope: ApiScope | null): Promise<Visitor> => ({
    user: await useApiKey(bearerToken(request), { scope, remoteAddress: request.ip }),
    session: null,
    address: countedAddress(request.ip),
    signal: request.abandoned,
  });
export type IdentifyKey = ReturnType<typeof identifyKey>;
