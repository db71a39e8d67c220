import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accountSessionsResponse, endSessionsRequest, endSessionsResponse } from '../../contract/account.ts';
import type { Identify } from '../http/identify.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ManageSessions } from '../services/manage-sessions.ts';
import { failures } from './failures.ts';

type Needs = { identify: Identify; manageSessions: ManageSessions };

/** Where somebody is signed in. */
export const accountSessionRoutes =
  ({ identify, manageSessions }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/sessions',
      { config: signedInOnly, schema: { response: { 200: accountSessionsResponse, ...failures } } },
      async (request) => ({
        sessions: await manageSessions.list({ user: userOf(request), tokens: identify.tokens(request) }),
      }),
    );

    app.post(
      '/api/account/end-sessions',
      {
        config: signedInOnly,
        schema: { body: endSessionsRequest, response: { 200: endSessionsResponse, ...failures } },
      },
      async (request) => {
        const caller = { user: userOf(request), tokens: identify.tokens(request) };
        const ended = await manageSessions.end(caller, request.body.id);
        return { message: ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`, ended };
      },
    );
  };
