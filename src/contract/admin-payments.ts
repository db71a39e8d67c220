import { z } from 'zod';
import { pageQuery } from './admin-users.ts';
import { paymentSchema } from './own-payments.ts';
import { paymentEventKinds, paymentStates } from './payment-states.ts';

/** `GET /api/admin/payments`: every order, the newest first. As `csv`, all that fit the search and not a page of them. */
export const adminPaymentsQuery = z.object({
  ...pageQuery,
  /** Part of an address, or of the provider's name of an order or payment; or the number of a receipt or credit note. */
  search: z.string().trim().max(254, 'Please search for at most 254 characters').optional(),
  state: z
    .enum(['all', ...paymentStates], `State must be one of all, ${paymentStates.join(', ')}`)
    .optional(),
  format: z.enum(['json', 'csv'], 'Please ask for json or csv').optional(),
});

export const adminPaymentSchema = paymentSchema.extend({
  /** Null where the account was deleted. */
  email: z.string().nullable(),
  /** How much can be given back next: where an order was paid twice, of the payment that should not have been made. */
  refundable: z.number().int(),
  history: z.array(
    z.object({
      kind: z.enum(paymentEventKinds),
      paymentId: z.string().nullable(),
      amount: z.number().int().nullable(),
      at: z.iso.datetime(),
      source: z.string(),
      outcome: z.string(),
    }),
  ),
});
export type AdminPayment = z.infer<typeof adminPaymentSchema>;

export const adminPaymentsResponse = z.object({
  payments: z.array(adminPaymentSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type AdminPayments = z.infer<typeof adminPaymentsResponse>;

const reasonBounds = { min: 3, max: 1000 } as const;
const reasonMessage = `Please give the reason for the refund (${reasonBounds.min} to ${reasonBounds.max} characters)`;
const amountMessage = 'Please give the amount in the smallest unit of the currency, or none for all of it';

/** `POST /api/admin/payments/:id/refund`. Without an amount, all that is left of it. */
export const refundPaymentRequest = z.object({
  amount: z
    .number(amountMessage)
    .int(amountMessage)
    .positive(amountMessage)
    .max(2_147_483_647, amountMessage)
    .optional(),
  reason: z
    .string({ error: reasonMessage })
    .trim()
    .min(reasonBounds.min, reasonMessage)
    .max(reasonBounds.max, reasonMessage),
});
export type RefundPayment = z.infer<typeof refundPaymentRequest>;

export const refundedPaymentResponse = z.object({ message: z.string(), payment: adminPaymentSchema });
