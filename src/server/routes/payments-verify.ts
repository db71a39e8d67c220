import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentDone, paymentFailures, verifyPaymentRequest } from '../../contract/payments.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import { rejectWithStatus } from '../http/reject-with-status.ts';
import type { VerifyPayment } from '../services/verify-payment.ts';

type Needs = { verifyPayment: VerifyPayment };

export const paymentsVerifyRoute =
  ({ verifyPayment }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    rejectWithStatus(app);
    app.post(
      '/api/payments/verify',
      {
        config: signedInOnly,
        schema: { body: verifyPaymentRequest, response: { 200: paymentDone, ...paymentFailures } },
      },
      async (request) => {
        await verifyPayment(userOf(request), request.body, request.abandoned);
        return { success: true as const };
      },
    );
  };
