import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { receiptQuery } from '../../contract/receipts.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ReceiptFile, ShowReceipt } from '../services/show-receipt.ts';

type Needs = { showReceipt: ShowReceipt };

// Any text is an id or a number here: a malformed one gets the same answer as an unknown one.
const params = z.object({ id: z.string() });
const noteParams = params.extend({ number: z.string() });

export const paymentsReceiptRoutes =
  ({ showReceipt }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/payments/:id/receipt',
      { config: signedInOnly, schema: { params, querystring: receiptQuery } },
      async (request, reply) => {
        const wanted = { paymentId: request.params.id, format: request.query.format };
        return sendFile(reply, await showReceipt(userOf(request), wanted));
      },
    );

    app.get(
      '/api/payments/:id/credit-notes/:number',
      { config: signedInOnly, schema: { params: noteParams, querystring: receiptQuery } },
      async (request, reply) => {
        const { id: paymentId, number: creditNote } = request.params;
        const wanted = { paymentId, creditNote, format: request.query.format };
        return sendFile(reply, await showReceipt(userOf(request), wanted));
      },
    );
  };

/** A page is shown, a file is kept. */
const sendFile = (reply: FastifyReply, { name, type, content, policy }: ReceiptFile) => {
  if (policy) reply.header('content-security-policy', policy);
  return reply
    .type(type)
    .header('content-disposition', `${policy ? 'inline' : 'attachment'}; filename="${name}"`)
    .send(content);
};
