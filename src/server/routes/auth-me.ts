import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { meResponse } from '../../contract/auth-me.ts';
import type { Identify } from '../identify.ts';
import type { PresentUser } from '../services/present-user.ts';
import { failures } from './failures.ts';

type Needs = { identify: Identify; presentUser: PresentUser; clock: () => Date };

export const authMeRoute =
  ({ identify, presentUser, clock }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/auth/me', { schema: { response: { 200: meResponse, ...failures } } }, async (request) => ({
      user: presentUser(await identify.user(request), clock()),
    }));
  };
