import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownPaymentsResponse } from '../../contract/own-payments.ts';
import { planQuoteQuery, planQuoteResponse } from '../../contract/plan-quote.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ShowPayments } from '../services/show-payments.ts';

type Needs = { showPayments: ShowPayments };

/** What a person has paid, and what another payment would do. */
export const paymentsOwnRoutes =
  ({ showPayments }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/payments',
      { config: signedInOnly, schema: { response: { 200: ownPaymentsResponse } } },
      async (request) => ({ payments: await showPayments.own(userOf(request)) }),
    );

    app.get(
      '/api/payments/quote',
      { config: signedInOnly, schema: { querystring: planQuoteQuery, response: { 200: planQuoteResponse } } },
      async (request) => showPayments.quote(userOf(request), request.query.plan),
    );
  };
