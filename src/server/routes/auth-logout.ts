import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { logoutResponse } from '../../contract/auth-logout.ts';
import type { CarriedTokens } from '../http/carried-tokens.ts';
import { openToAll } from '../http/permissions.ts';
import type { SessionCookie } from '../http/session-cookie.ts';
import type { EndSession } from '../services/use-session.ts';

type Needs = { carriedTokens: CarriedTokens; endSession: EndSession; sessionCookie: SessionCookie };

export const authLogoutRoute =
  ({ carriedTokens, endSession, sessionCookie }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/logout',
      { config: openToAll, schema: { response: { 200: logoutResponse } } },
      async (request, reply) => {
        for (const token of carriedTokens(request)) await endSession(token);
        sessionCookie.clear(reply);
        return { message: 'You have been logged out of your account' };
      },
    );
  };
