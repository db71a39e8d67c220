import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { checkoutScripts } from '../../contract/checkout-scripts.ts';
import { providerId, verifyPaymentRequest } from '../../contract/payments.ts';
import type { SandboxPayments } from '../adapters/sandbox-payments.ts';
import { openToAll } from '../http/permissions.ts';

type Needs = {
  /** Null where there is a real provider, or none: then there is nothing at these addresses. */
  paymentSandbox: { provider: SandboxPayments; checkoutScript: string } | null;
};

const payRequest = z.object({ order_id: providerId });

/** The sandbox's side of a payment: the checkout it serves, and the call that pays in it. */
export const paymentsSandboxRoute =
  ({ paymentSandbox }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    if (!paymentSandbox) return;
    const { provider, checkoutScript } = paymentSandbox;
    app.get(checkoutScripts.sandbox, { config: openToAll }, async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(checkoutScript),
    );
    app.post(
      '/api/payments/sandbox/pay',
      { config: openToAll, schema: { body: payRequest, response: { 200: verifyPaymentRequest } } },
      async ({ body }) => provider.pay(body.order_id),
    );
  };
