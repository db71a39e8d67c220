import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { FindSessionUser } from '../services/use-session.ts';
import { countedAddress, type Visitor } from '../services/visitor.ts';
import { bearerToken, type CarriedTokens } from './carried-tokens.ts';

type Needs = { findSessionUser: FindSessionUser; carriedTokens: CarriedTokens };

/** Finds out who makes a call: the first of its tokens that stands for a live session. */
export const identify =
  ({ findSessionUser, carriedTokens }: Needs) =>
  async (request: FastifyRequest): Promise<Visitor> => {
    const caller = { address: countedAddress(request.ip), signal: request.abandoned };
    for (const token of carriedTokens(request)) {
      const found = await findSessionUser(token);
      if (found) return { ...found, ...caller };
    }
    // A caller with a bearer token means to be a user; serving a guest instead would hide that the session is over.
    if (bearerToken(request))
      throw new Failure('not_signed_in', 'This token is no longer valid. Please sign in again.');
    return { user: null, session: null, ...caller };
  };
export type Identify = ReturnType<typeof identify>;
