import type { FastifyRequest } from 'fastify';
import type { ApiScope } from '../../contract/api-keys.ts';
import type { KeyUsers } from '../services/use-api-key.ts';
import { countedAddress, type Visitor } from '../services/visitor.ts';
import { bearerToken } from './carried-tokens.ts';

type Asked = {
  scope: ApiScope | null;
  /** A key that was looked up seconds ago is remembered; what it is used for has to confirm it. */
  recalls?: boolean;
};

/** Finds out for whom a program calls: by its key alone, whatever cookie comes with it. */
export const identifyKey =
  ({ keyUsers }: { keyUsers: KeyUsers }) =>
  async (request: FastifyRequest, { scope, recalls = false }: Asked): Promise<Visitor> => {
    const given = bearerToken(request);
    const use = { scope, remoteAddress: request.ip };
    const caller = { session: null, address: countedAddress(request.ip), signal: request.abandoned };
    const known = recalls ? keyUsers.recall(given, use) : null;
    if (!known) return { user: (await keyUsers.find(given, use)).user, ...caller };
    const { user, apiKeyId } = known;
    const renew = async () => {
      // One that was revoked stands for nobody in what is still answered.
      visitor.user = null;
      visitor.remembered = null;
      visitor.user = (await keyUsers.lookUp(given, use)).user;
    };
    const visitor: Visitor = { user, ...caller, remembered: { by: { apiKeyId }, renew } };
    return visitor;
  };
export type IdentifyKey = ReturnType<typeof identifyKey>;
