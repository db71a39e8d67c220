import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { paymentDone, paymentFailures } from '../../contract/payments.ts';
import { openToAll } from '../http/permissions.ts';
import { rejectWithStatus } from '../http/reject-with-status.ts';
import type { TakePaymentEvent } from '../services/take-payment-event.ts';

type Needs = { takePaymentEvent: TakePaymentEvent };

/** Called by the provider itself, with no cookie. It sends again whatever is not answered with 200. */
export const paymentsWebhookRoute =
  ({ takePaymentEvent }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    rejectWithStatus(app);
    // The bytes are what is signed; JSON that was read and written again may differ in a space.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    app.post(
      '/api/payments/webhook',
      { config: openToAll, schema: { response: { 200: paymentDone, ...paymentFailures } } },
      async ({ body, headers, log }) => {
        const event = await takePaymentEvent({
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: headers['x-razorpay-signature'],
        });
        const isExpected =
          /^(?:granted|known_before|noted|plan_stays|plan_ended|plan_returned|ended_before|other_event)$/.test(
            event.outcome,
          );
        log[isExpected ? 'info' : 'warn'](event, 'the payment provider sent a message');
        return { success: true as const };
      },
    );
  };
