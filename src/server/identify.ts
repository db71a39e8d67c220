import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import type { FindSessionUser } from './services/use-session.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { UserRow } from './store/users.ts';
import type { Visitor } from './visitor.ts';
import { countedAddress } from './visitor.ts';

type Needs = { findSessionUser: FindSessionUser; sessionCookie: SessionCookie };

export type Identify = {
  /** Whoever calls: a user with a live session, or a guest. */
  visitor: (request: FastifyRequest) => Promise<Visitor>;
  /** The signed-in user; a guest is refused. */
  user: (request: FastifyRequest) => Promise<UserRow>;
  /** Every session token the call carries. */
  tokens: (request: FastifyRequest) => string[];
};

/** Finds out who makes a call. A bearer token speaks first: a caller that sends one means it. */
export const identify = ({ findSessionUser, sessionCookie }: Needs): Identify => {
  const tokens = (request: FastifyRequest) =>
    [bearerToken(request), sessionCookie.read(request)].filter((token) => token !== null);

  const visitor = async (request: FastifyRequest): Promise<Visitor> => {
    const [token] = tokens(request);
    const user = token === undefined ? null : await findSessionUser(token);
    return { user, address: countedAddress(request.ip), signal: request.abandoned };
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
