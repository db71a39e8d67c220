import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  passkeySignInOptions,
  passkeySignInRequest,
  passkeySignInResponse,
} from '../../contract/auth-passkey.ts';
import { openToAll } from '../http/permissions.ts';
import { siteOf } from '../http/site-of.ts';
import type { StartSession } from '../http/start-session.ts';
import type { SignInWithPasskey } from '../services/sign-in-with-passkey.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = { signInWithPasskey: SignInWithPasskey; startSession: StartSession };

export const authPasskeyRoutes =
  ({ signInWithPasskey, startSession }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/passkey/options',
      { config: openToAll, schema: { response: { 200: passkeySignInOptions } } },
      async (request) => signInWithPasskey.options(siteOf(request), countedAddress(request.ip)),
    );

    app.post(
      '/api/auth/passkey',
      {
        config: openToAll,
        schema: { body: passkeySignInRequest, response: { 200: passkeySignInResponse } },
      },
      async (request, reply) => {
        const signedIn = await signInWithPasskey.verify(siteOf(request), request.body.response);
        return startSession(request, reply, signedIn);
      },
    );
  };
