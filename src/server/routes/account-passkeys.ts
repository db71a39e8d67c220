import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addPasskeyRequest,
  addPasskeyResponse,
  passkeyOptionsResponse,
  passkeysResponse,
  recoveryCodesResponse,
  removePasskeyResponse,
} from '../../contract/account-passkeys.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import { sessionOf, signedInOnly, userOf } from '../http/permissions.ts';
import { siteOf } from '../http/site-of.ts';
import type { ManagePasskeys } from '../services/manage-passkeys.ts';

const ownerOf = (request: FastifyRequest) => ({ user: userOf(request), session: sessionOf(request) });

/** The user's passkeys and recovery codes. */
export const accountPasskeyRoutes =
  ({ managePasskeys }: { managePasskeys: ManagePasskeys }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/passkeys',
      { config: signedInOnly, schema: { response: { 200: passkeysResponse } } },
      async (request) => managePasskeys.list(ownerOf(request)),
    );

    app.post(
      '/api/account/passkeys/options',
      { config: signedInOnly, schema: { response: { 200: passkeyOptionsResponse } } },
      async (request) => managePasskeys.options(ownerOf(request), siteOf(request)),
    );

    app.post(
      '/api/account/passkeys',
      { config: signedInOnly, schema: { body: addPasskeyRequest, response: { 200: addPasskeyResponse } } },
      async (request) => ({
        message: 'The passkey has been added. You can sign in with it from now on.',
        passkey: await managePasskeys.add(ownerOf(request), siteOf(request), request.body),
      }),
    );

    app.delete(
      '/api/account/passkeys/:id',
      {
        config: signedInOnly,
        schema: { params: z.object({ id: z.string() }), response: { 200: removePasskeyResponse } },
      },
      async (request) => {
        if (!isUuid(request.params.id)) throw new Failure('not_found', 'This passkey does not exist');
        await managePasskeys.remove(ownerOf(request), request.params.id);
        return { message: 'The passkey has been removed. It no longer signs anybody in.' };
      },
    );

    app.post(
      '/api/account/recovery-codes',
      { config: signedInOnly, schema: { response: { 200: recoveryCodesResponse } } },
      async (request) => ({
        message: 'Keep these codes where only you can read them. They are shown this once.',
        codes: await managePasskeys.makeRecoveryCodes(ownerOf(request)),
      }),
    );
  };
