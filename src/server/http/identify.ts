import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { FindSessionUser } from '../services/use-session.ts';
import type { Visitor } from '../services/visitor.ts';
import { countedAddress } from '../services/visitor.ts';
import type { UserRow } from '../store/users.ts';
import type { SessionCookie } from './session-cookie.ts';

type Needs = { findSessionUser: FindSessionUser; sessionCookie: SessionCookie };

export type Identify = {
  /** Whoever calls: a user with a live session, or a guest. */
  visitor: (request: FastifyRequest) => Promise<Visitor>;
  /** The signed-in user; a guest is refused. */
  user: (request: FastifyRequest) => Promise<UserRow>;
  /** Every session token the call carries. */
  tokens: (request: FastifyRequest) => string[];
};

/** Finds out who makes a call: the first of its tokens that stands for a live session. */
export const identify = ({ findSessionUser, sessionCookie }: Needs): Identify => {
  const tokens = (request: FastifyRequest) =>
    [bearerToken(request), sessionCookie.read(request)].filter((token) => token !== null);

  const visitor = async (request: FastifyRequest): Promise<Visitor> => {
    const caller = { address: countedAddress(request.ip), signal: request.abandoned };
    for (const token of tokens(request)) {
      const user = await findSessionUser(token);
      if (user) return { user, ...caller };
    }
    // Whoever sends a bearer token means to be somebody; running the call as a guest would hide that it is over.
    if (bearerToken(request))
      throw new Failure('not_signed_in', 'This token is no longer valid. Please sign in again.');
    return { user: null, ...caller };
  };

  return {
    tokens,
    visitor,
    user: async (request) => {
      const { user } = await visitor(request);
      if (!user) throw new Failure('not_signed_in', 'Please sign in first');
      return user;
    },
  };
};

export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
