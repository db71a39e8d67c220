import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Failure } from '../failure.ts';
import type { IsAdmin } from '../services/is-admin.ts';
import type { UserRow } from '../store/users.ts';
import type { Identify } from './identify.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. A route that does not say so is not registered, and the server does not start. */
    permission?: 'anybody' | 'signed in' | 'admin';
  }
  interface FastifyRequest {
    /** Who calls, where the call is only for people who are signed in. */
    user: UserRow | null;
  }
}

/** What a route says of itself. The word is all that it takes: the check is put before it here. */
export const openToAll = { permission: 'anybody' } as const;
export const signedInOnly = { permission: 'signed in' } as const;
export const adminsOnly = { permission: 'admin' } as const;

type Needs = { identify: Identify; isAdmin: IsAdmin };

/**
 * Lets through to a route whom it is for, and refuses to start with one that does not say so. It stands before a body is
 * read: nobody else learns even which fields a call takes.
 */
export const holdPermissions = (app: FastifyInstance, { identify, isAdmin }: Needs): void => {
  app.decorateRequest('user', null);
  const letUsersIn = async (request: FastifyRequest) => {
    request.user = await identify.user(request);
  };
  const letAdminsIn = async (request: FastifyRequest) => {
    const user = await identify.user(request);
    if (!isAdmin(user)) throw new Failure('not_allowed', 'Admin privileges required');
    request.user = user;
  };
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined || (isUnderAdmin(route.url) && permission !== 'admin'))
      throw new Error(`${route.method} ${route.url} does not say who may call it`);
    if (permission === 'signed in') route.onRequest = [letUsersIn, ...hooksOf(route)];
    if (permission === 'admin') route.onRequest = [letAdminsIn, ...hooksOf(route)];
  });
};

/** Whoever makes a call that is only for people who are signed in, or for administrators. */
export const userOf = ({ user }: FastifyRequest): UserRow => {
  if (!user) throw new Error('this call is open to all: it has no user');
  return user;
};

/** However it is spelt: a router that one day forgave case or doubled slashes must not open a way around. */
const isUnderAdmin = (url: string) => /^\/+api\/+admin(?:\/|$)/i.test(url);

const hooksOf = ({ onRequest }: RouteOptions) =>
  Array.isArray(onRequest) ? onRequest : onRequest ? [onRequest] : [];
