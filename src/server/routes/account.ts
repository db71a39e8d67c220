import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  accountCodeRequest,
  accountCodeResponse,
  accountConfirmation,
  accountDeletedResponse,
} from '../../contract/account.ts';
import { signedInOnly, userOf, visitorOf } from '../http/permissions.ts';
import type { SessionCookie } from '../http/session-cookie.ts';
import type { DeleteAccount } from '../services/delete-account.ts';
import type { ExportAccount } from '../services/export-account.ts';
import type { SendCode } from '../services/send-code.ts';

type Needs = {
  sendCode: SendCode;
  exportAccount: ExportAccount;
  deleteAccount: DeleteAccount;
  sessionCookie: SessionCookie;
  clock: () => Date;
};

/** What a user may do with their own data. */
export const accountRoutes =
  ({ sendCode, exportAccount, deleteAccount, sessionCookie, clock }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/account/send-code',
      { config: signedInOnly, schema: { body: accountCodeRequest, response: { 200: accountCodeResponse } } },
      async (request) => {
        const user = userOf(request);
        const { codeLength } = await sendCode({
          email: user.email,
          address: visitorOf(request).address,
          purpose: request.body.purpose,
          isKnown: true,
        });
        return { message: 'A verification code is on its way. It is valid for 10 minutes.', codeLength };
      },
    );

    app.post(
      '/api/account/export',
      { config: signedInOnly, schema: { body: accountConfirmation } },
      async (request, reply) => {
        const user = userOf(request);
        const pieces = await exportAccount(user, {
          code: request.body.code,
          address: visitorOf(request).address,
        });
        return sendFile(reply, pieces, clock());
      },
    );

    app.post(
      '/api/account/delete',
      {
        config: signedInOnly,
        schema: { body: accountConfirmation, response: { 200: accountDeletedResponse } },
      },
      async (request, reply) => {
        const user = userOf(request);
        await deleteAccount(user, { code: request.body.code, address: visitorOf(request).address });
        sessionCookie.clear(reply);
        return { message: 'Your account and everything in it has been deleted.' };
      },
    );
  };

const sendFile = (reply: FastifyReply, pieces: AsyncGenerator<string>, now: Date) =>
  reply
    .type('application/json; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename="hookwise-account-${now.toISOString().slice(0, 10)}.json"`,
    )
    .send(Readable.from(pieces));
