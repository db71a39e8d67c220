import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { SessionUsers } from '../services/use-session.ts';
import { countedAddress, type Visitor } from '../services/visitor.ts';
import { bearerToken, type CarriedTokens } from './carried-tokens.ts';

type Needs = { sessionUsers: SessionUsers; carriedTokens: CarriedTokens };

/**
 * Finds out who makes a call: the first of its tokens that stands for a live session. With `recalls`, somebody who was looked up
 * seconds ago is remembered; what they ask for has to confirm them.
 */
export const identify = ({ sessionUsers, carriedTokens }: Needs) => {
  const find = async (request: FastifyRequest, { recalls = false } = {}): Promise<Visitor> => {
    const caller = { address: countedAddress(request.ip), signal: request.abandoned };
    for (const token of carriedTokens(request)) {
      const known = recalls ? sessionUsers.recall(token) : null;
      if (known) {
        const { sessionToken, user, session } = known;
        const renew = async () => void Object.assign(visitor, await find(request), { remembered: null });
        const visitor: Visitor = { user, session, ...caller, remembered: { by: { sessionToken }, renew } };
        return visitor;
      }
      const found = await sessionUsers.find(token);
      if (found) return { ...found, ...caller };
    }
    // A caller with a bearer token means to be a user; serving a guest instead would hide that the session is over.
    if (bearerToken(request))
      throw new Failure('not_signed_in', 'This token is no longer valid. Please sign in again.');
    return { user: null, session: null, ...caller };
  };
  return find;
};
export type Identify = ReturnType<typeof identify>;
