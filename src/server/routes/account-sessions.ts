import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountSessionsResponse, endSessionsRequest, endSessionsResponse } from '../../contract/account.ts';
import type { CarriedTokens } from '../http/carried-tokens.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ManageSessions } from '../services/manage-sessions.ts';

type Needs = { carriedTokens: CarriedTokens; manageSessions: ManageSessions };

/** The user's sessions. */
export const accountSessionRoutes =
  ({ carriedTokens, manageSessions }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/sessions',
      { config: signedInOnly, schema: { response: { 200: accountSessionsResponse } } },
      async (request) => ({
        sessions: await manageSessions.list({ user: userOf(request), tokens: carriedTokens(request) }),
      }),
    );

    app.post(
      '/api/account/end-sessions',
      { config: signedInOnly, schema: { body: endSessionsRequest, response: { 200: endSessionsResponse } } },
      async (request) => {
        const caller = { user: userOf(request), tokens: carriedTokens(request) };
        const ended = await manageSessions.end(caller, request.body.id);
        return { message: ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`, ended };
      },
    );
  };
