import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { IsAdmin } from '../services/is-admin.ts';
import type { Visitor } from '../services/visitor.ts';
import type { UserRow } from '../store/users.ts';
import type { Identify } from './identify.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. A route that does not say so is not registered, and the server does not start. */
    permission?: 'anybody' | 'guest or user' | 'signed in' | 'admin';
  }
  interface FastifyRequest {
    /** Who calls; null where the call is the same for everybody and nobody is asked. */
    visitor: Visitor | null;
  }
}

/** What a route says of itself. The word is all that it takes: who calls is found out, and checked, before it here. */
export const openToAll = { permission: 'anybody' } as const;
export const openToGuests = { permission: 'guest or user' } as const;
export const signedInOnly = { permission: 'signed in' } as const;
export const adminsOnly = { permission: 'admin' } as const;

type Needs = { identify: Identify; isAdmin: IsAdmin };

/**
 * Lets through to a route whom it is for, and refuses to start with one that does not say so. Where guests are refused, they
 * are before a body is read: nobody else learns even which fields a call takes. Where they are not, a call that cannot be
 * read costs no look for its session.
 */
export const holdPermissions = (app: FastifyInstance, { identify, isAdmin }: Needs): void => {
  app.decorateRequest('visitor', null);
  const letVisitorsIn = async (request: FastifyRequest) => {
    request.visitor = await identify(request);
  };
  const letUsersIn = async (request: FastifyRequest) => {
    await letVisitorsIn(request);
    if (!request.visitor?.user) throw new Failure('not_signed_in', 'Please sign in first');
  };
  const letAdminsIn = async (request: FastifyRequest) => {
    await letUsersIn(request);
    if (!isAdmin(userOf(request))) throw new Failure('not_allowed', 'Admin privileges required');
  };
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined || (isUnderAdmin(route.url) && permission !== 'admin'))
      throw new Error(`${route.method} ${route.url} does not say who may call it`);
    if (permission === 'guest or user') route.preHandler = [...listOf(route.preHandler), letVisitorsIn];
    if (permission === 'signed in') route.onRequest = [letUsersIn, ...listOf(route.onRequest)];
    if (permission === 'admin') route.onRequest = [letAdminsIn, ...listOf(route.onRequest)];
  });
};

/** Who makes a call that is not the same for everybody. */
export const visitorOf = ({ visitor }: FastifyRequest): Visitor => {
  if (!visitor) throw new Error('this call is open to all: nobody was asked who they are');
  return visitor;
};

/** Who makes a call that is only for people who are signed in, or for administrators. */
export const userOf = (request: FastifyRequest): UserRow => {
  const { user } = visitorOf(request);
  if (!user) throw new Error('this call is open to guests: it has no user');
  return user;
};

/** However it is spelt: a router that one day forgave case or doubled slashes must not open a way around. */
const isUnderAdmin = (url: string) => /^\/+api\/+admin(?:\/|$)/i.test(url);

const listOf = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] =>
  Array.isArray(hooks) ? hooks : hooks === undefined ? [] : [hooks];
