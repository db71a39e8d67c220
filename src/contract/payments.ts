import { z } from 'zod';
import { failureBody } from './failure.ts';
import { paidPlans, planCurrency } from './plans.ts';

/** The sandbox's key. The page chooses by it which of the two checkouts to load, as the provider's own keys would. */
export const sandboxKeyId = 'hookwise_sandbox';

export const paymentMessages = {
  gateway: 'Failed to load payment gateway',
  order: 'Failed to create payment order',
  verification: 'Payment verification failed',
} as const;

/** `POST /api/payments/create-order`. */
export const createOrderRequest = z.object({
  planType: z.enum(paidPlans, { error: 'Please choose the standard or the professional plan' }),
});

export const createOrderResponse = z.object({
  success: z.literal(true),
  order: z.object({
    key: z.string(),
    amount: z.number().int(),
    currency: z.literal(planCurrency),
    id: z.string(),
  }),
  plan: z.object({ name: z.string(), description: z.string() }),
});
export type CreateOrderResponse = z.infer<typeof createOrderResponse>;

/** The provider's names for things. None contains a `|`, so nothing can be shifted across the separator that is signed. */
export const providerId = z
  .string({ error: paymentMessages.verification })
  .regex(/^[A-Za-z0-9_-]{1,64}$/, paymentMessages.verification);

/** `POST /api/payments/verify`, as the checkout hands it to the page. */
export const verifyPaymentRequest = z.object({
  razorpay_order_id: providerId,
  razorpay_payment_id: providerId,
  razorpay_signature: z
    .string({ error: paymentMessages.verification })
    .regex(/^[0-9a-f]{64}$/, paymentMessages.verification),
});
export type PaymentProof = z.infer<typeof verifyPaymentRequest>;

/** Also the answer to the provider's own call, which reads no more of it than its status. */
export const paymentDone = z.object({ success: z.literal(true) });

/** A refused payment call: a failure like any other, and `success` for callers that read only that. */
const paymentFailure = failureBody.extend({ success: z.literal(false) });
export const paymentFailures = { '4xx': paymentFailure, '5xx': paymentFailure } as const;
