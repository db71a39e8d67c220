import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminPaymentsQuery,
  adminPaymentsResponse,
  refundedPaymentResponse,
  refundPaymentRequest,
} from '../../contract/admin-payments.ts';
import { Failure } from '../failure.ts';
import { adminsOnly, userOf } from '../http/permissions.ts';
import type { RefundPaymentService } from '../services/refund-payment.ts';
import type { ShowPayments } from '../services/show-payments.ts';

type Needs = { showPayments: ShowPayments; refundPayment: RefundPaymentService; clock: () => Date };

const defaultPageSize = 50;

const params = z.object({ id: z.string() });

export const adminPaymentsRoutes =
  ({ showPayments, refundPayment, clock }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/payments',
      {
        config: adminsOnly,
        schema: { querystring: adminPaymentsQuery, response: { 200: adminPaymentsResponse } },
      },
      async ({ query }, reply) => {
        const { page = 1, pageSize = defaultPageSize, search = '', state = 'all', format } = query;
        const filter = { search, state: state === 'all' ? null : state };
        if (format !== 'csv') return showPayments.page(filter, page, pageSize);
        return sendTable(reply, showPayments.table(filter), clock());
      },
    );

    app.post(
      '/api/admin/payments/:id/refund',
      {
        config: adminsOnly,
        schema: { params, body: refundPaymentRequest, response: { 200: refundedPaymentResponse } },
      },
      async (request) => {
        const { id } = request.params;
        if (!z.guid().safeParse(id).success) throw new Failure('not_found', 'This payment does not exist');
        const payment = await refundPayment(userOf(request), id, request.body);
        return { message: 'The refund is on its way', payment };
      },
    );
  };

const sendTable = (reply: FastifyReply, lines: AsyncGenerator<string>, now: Date) =>
  reply
    .type('text/csv; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename="hookwise-payments-${now.toISOString().slice(0, 10)}.csv"`,
    )
    .send(Readable.from(lines));
