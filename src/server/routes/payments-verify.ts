import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentDone, paymentFailures, verifyPaymentRequest } from '../../contract/payments.ts';
import type { Identify } from '../identify.ts';
import { sayUnsuccessful } from '../say-unsuccessful.ts';
import type { VerifyPayment } from '../services/verify-payment.ts';

type Needs = { identify: Identify; verifyPayment: VerifyPayment };

export const paymentsVerifyRoute =
  ({ identify, verifyPayment }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    sayUnsuccessful(app);
    app.post(
      '/api/payments/verify',
      { schema: { body: verifyPaymentRequest, response: { 200: paymentDone, ...paymentFailures } } },
      async (request) => {
        await verifyPayment(await identify.user(request), request.body, request.abandoned);
        return { success: true as const };
      },
    );
  };
