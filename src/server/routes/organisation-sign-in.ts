import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownSignInResponse, setUpSignInRequest } from '../../contract/organisation-sign-in.ts';
import { organisationMessageResponse } from '../../contract/organisations.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { SetUpSignIn } from '../services/set-up-sign-in.ts';

type Needs = { setUpSignIn: SetUpSignIn };

const config = signedInOnly;
const own = { 200: ownSignInResponse };

/** Where the people of an organisation sign in, for its owner. */
export const organisationSignInRoutes =
  ({ setUpSignIn }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/organisations/sign-in', { config, schema: { response: own } }, async (request) =>
      setUpSignIn.show(userOf(request)),
    );
    app.put(
      '/api/organisations/sign-in',
      { config, schema: { body: setUpSignInRequest, response: own } },
      async (request) => setUpSignIn.put(userOf(request), request.body),
    );
    app.delete(
      '/api/organisations/sign-in',
      { config, schema: { response: { 200: organisationMessageResponse } } },
      async (request) => {
        await setUpSignIn.remove(userOf(request));
        return { message: 'Nobody can sign in this way any more. Everybody can sign in with a code.' };
      },
    );
  };
