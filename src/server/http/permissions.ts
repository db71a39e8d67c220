import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiScope } from '../../contract/api-keys.ts';
import { Failure } from '../failure.ts';
import type { AdminAccess } from '../services/admin-access.ts';
import type { IsAdmin } from '../services/is-admin.ts';
import type { Visitor } from '../services/visitor.ts';
import type { SessionFacts } from '../store/sessions.ts';
import type { UserRow } from '../store/users.ts';
import type { Identify } from './identify.ts';
import type { IdentifyKey } from './identify-key.ts';
import { isForPrograms } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. The server does not start with a route that does not declare it. */
    permission?: 'anyone' | 'guest or user' | 'signed in' | 'admin' | 'key';
    /** A call that does nothing before a check is reserved, which confirms a user who was remembered. */
    beginsWithCheck?: true;
    /** What a key must be allowed to do. */
    scope?: ApiScope;
  }
  interface FastifyRequest {
    /** Who calls; null where the call is the same for all callers and none is identified. */
    visitor: Visitor | null;
  }
}

/** What a route declares. The caller is identified and checked here, before the route runs. */
export const openToAll = { permission: 'anyone' } as const;
export const openToGuests = { permission: 'guest or user' } as const;
export const openToChecks = { ...openToGuests, beginsWithCheck: true } as const;
export const signedInOnly = { permission: 'signed in' } as const;
export const adminsOnly = { permission: 'admin' } as const;
/** For programs: by a key, never by a session. */
export const keysOnly = (scope?: ApiScope) => ({ permission: 'key' as const, ...(scope && { scope }) });
export const keysForChecks = (scope: ApiScope) => ({ ...keysOnly(scope), beginsWithCheck: true as const });

type Needs = {
  identify: Identify;
  identifyKey: IdentifyKey;
  isAdmin: IsAdmin;
  adminAccess: Pick<AdminAccess, 'admit'>;
};

/**
 * Enforces each route's permission, and refuses to start with a route that declares none. Guests are refused before the body
 * is read, so that they do not even learn which fields a call takes. Where guests are admitted, an invalid call is refused
 * before its session is looked up.
 */
export const holdPermissions = (
  app: FastifyInstance,
  { identify, identifyKey, isAdmin, adminAccess }: Needs,
): void => {
  app.decorateRequest('visitor', null);
  const letVisitorsIn = async (request: FastifyRequest) => {
    const recalls = request.routeOptions.config.beginsWithCheck ?? false;
    request.visitor = await identify(request, { recalls });
  };
  const letUsersIn = async (request: FastifyRequest) => {
    await letVisitorsIn(request);
    if (!request.visitor?.user) throw new Failure('not_signed_in', 'Please sign in first');
  };
  const letAdminsIn = async (request: FastifyRequest) => {
    await letUsersIn(request);
    const user = userOf(request);
    if (!isAdmin(user)) throw new Failure('not_allowed', 'Admin privileges required');
    await adminAccess.admit(user, visitorOf(request).session);
  };
  const letKeysIn = async (request: FastifyRequest) => {
    const { scope = null, beginsWithCheck = false } = request.routeOptions.config;
    // One that may have been answered before begins with that answer, and not with a check.
    const recalls = beginsWithCheck && request.headers['idempotency-key'] === undefined;
    request.visitor = await identifyKey(request, { scope, recalls });
  };
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission;
    if (permission === undefined || (isUnderAdmin(route.url) && permission !== 'admin'))
      throw new Error(`${route.method} ${route.url} does not say who may call it`);
    // A session opens nothing that is for programs: what a browser carries by itself must not be enough.
    if (isForPrograms(route.url) && permission !== 'key' && permission !== 'anyone')
      throw new Error(`${route.method} ${route.url} is for programs, and admits sessions`);
    if (permission === 'key') route.onRequest = [letKeysIn, ...listOf(route.onRequest)];
    if (permission === 'guest or user') route.preHandler = [...listOf(route.preHandler), letVisitorsIn];
    if (permission === 'signed in') route.onRequest = [letUsersIn, ...listOf(route.onRequest)];
    if (permission === 'admin') route.onRequest = [letAdminsIn, ...listOf(route.onRequest)];
  });
};

/** The visitor of a call that identifies its caller. */
export const visitorOf = ({ visitor }: FastifyRequest): Visitor => {
  if (!visitor) throw new Error('this call is open to all: its caller was not identified');
  return visitor;
};

/** The user of a call that is only for signed-in users or administrators. */
export const userOf = (request: FastifyRequest): UserRow => {
  const { user } = visitorOf(request);
  if (!user) throw new Error('this call is open to guests: it has no user');
  return user;
};

/** The session of such a call. */
export const sessionOf = (request: FastifyRequest): SessionFacts => {
  const { session } = visitorOf(request);
  if (!session) throw new Error('this call is open to guests: it has no session');
  return session;
};

/** In any spelling: a router that ignored case or doubled slashes must not open a way around. */
const isUnderAdmin = (url: string) => /^\/+api\/+admin(?:\/|$)/i.test(url);

const listOf = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] =>
  Array.isArray(hooks) ? hooks : hooks === undefined ? [] : [hooks];
