import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { meResponse } from '../../contract/auth-me.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { PresentUser } from '../services/present-user.ts';

type Needs = { presentUser: PresentUser; clock: () => Date };

export const authMeRoute =
  ({ presentUser, clock }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/me',
      { config: signedInOnly, schema: { response: { 200: meResponse } } },
      async (request) => ({
        user: presentUser(userOf(request), clock()),
      }),
    );
  };
