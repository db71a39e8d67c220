import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Failure } from './failure.ts';
import type { Identify } from './identify.ts';
import type { IsAdmin } from './is-admin.ts';
import type { UserRow } from './store/users.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. Every call under `/api/admin` has to say so. */
    permission?: 'admin';
  }
  interface FastifyRequest {
    /** Who administers, in calls that only administrators may make. */
    admin: UserRow | null;
  }
}

/** What a route says of itself to be behind the wall. */
export const adminsOnly = { permission: 'admin' } as const;

type Needs = { identify: Identify; isAdmin: IsAdmin };

/**
 * Lets only administrators through to routes that say so, and refuses to start with a route under `/api/admin` that does
 * not. It stands before a body is read: nobody else learns even which fields a call takes.
 */
export const adminWall = (app: FastifyInstance, { identify, isAdmin }: Needs): void => {
  app.decorateRequest('admin', null);
  const letAdminsIn = async (request: FastifyRequest) => {
    const user = await identify.user(request);
    if (!isAdmin(user)) throw new Failure('not_allowed', 'Admin privileges required');
    request.admin = user;
  };
  app.addHook('onRoute', (route) => {
    const isGuarded = route.config?.permission === 'admin';
    if (isUnderAdmin(route.url) && !isGuarded)
      throw new Error(`${route.method} ${route.url} does not say who may call it`);
    if (isGuarded) route.onRequest = [letAdminsIn, ...hooksOf(route)];
  });
};

/** The administrator who makes a call. */
export const adminOf = ({ admin }: FastifyRequest): UserRow => {
  if (!admin) throw new Error('this call is not behind the admin wall');
  return admin;
};

/** However it is spelt: a router that one day forgave case or doubled slashes must not open a way around. */
const isUnderAdmin = (url: string) => /^\/+api\/+admin(?:\/|$)/i.test(url);

const hooksOf = ({ onRequest }: RouteOptions) =>
  Array.isArray(onRequest) ? onRequest : onRequest ? [onRequest] : [];
