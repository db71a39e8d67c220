import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  beginSignInRequest,
  beginSignInResponse,
  confirmLinkRequest,
  finishSignInRequest,
  finishSignInResponse,
} from '../../contract/auth-organisation.ts';
import { organisationMessageResponse } from '../../contract/organisations.ts';
import { originOf } from '../http/origin-of.ts';
import type { OwnCookie } from '../http/own-cookie.ts';
import { openToAll, openToGuests, signedInOnly, userOf, visitorOf } from '../http/permissions.ts';
import type { StartSession } from '../http/start-session.ts';
import type { SignInWithOrganisation } from '../services/sign-in-with-organisation.ts';
import { countedAddress } from '../services/visitor.ts';

type Needs = {
  signInWithOrganisation: SignInWithOrganisation;
  organisationCookie: OwnCookie;
  startSession: StartSession;
};

/** Signing in with an account of one's organisation: to its issuer, back from it, and the confirmation of who has an account. */
export const authOrganisationRoutes =
  ({ signInWithOrganisation, organisationCookie, startSession }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/organisation',
      { config: openToAll, schema: { body: beginSignInRequest, response: { 200: beginSignInResponse } } },
      async (request, reply) => {
        const { url, browser } = await signInWithOrganisation.begin(
          {
            email: request.body.email,
            origin: originOf(request),
            address: countedAddress(request.ip),
          },
          { browser: organisationCookie.read(request) },
        );
        organisationCookie.set(reply, browser);
        return { url };
      },
    );

    app.post(
      '/api/auth/organisation/answer',
      {
        config: openToGuests,
        schema: { body: finishSignInRequest, response: { 200: finishSignInResponse } },
      },
      async (request, reply) => {
        const finished = await signInWithOrganisation.finish(
          { answer: request.body.answer, user: visitorOf(request).user },
          { browser: organisationCookie.read(request) },
        );
        if ('confirm' in finished) return { outcome: 'confirm' as const, ...finished.confirm };
        organisationCookie.clear(reply);
        const answer = await startSession(request, reply, finished.signedIn);
        return { outcome: 'signed in' as const, ...answer };
      },
    );

    app.post(
      '/api/auth/organisation/confirm',
      {
        config: signedInOnly,
        schema: { body: confirmLinkRequest, response: { 200: organisationMessageResponse } },
      },
      async (request, reply) => {
        await signInWithOrganisation.confirm(userOf(request), request.body.offer, {
          browser: organisationCookie.read(request),
        });
        organisationCookie.clear(reply);
        return { message: 'You can sign in with your organisation from now on.' };
      },
    );
  };
