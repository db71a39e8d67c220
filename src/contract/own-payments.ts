import { z } from 'zod';
import { paymentStates } from './payment-states.ts';

const creditNoteSchema = z.object({
  number: z.string(),
  /** In the smallest unit of the currency; less than nothing where it takes a credit back, because its refund failed. */
  amount: z.number().int(),
  issuedAt: z.iso.datetime(),
});

/** `GET /api/payments`: one's own, the newest first. Orders that nobody has tried to pay are not among them. */
export const paymentSchema = z.object({
  id: z.uuid(),
  /** As the provider names them. */
  orderId: z.string(),
  paymentId: z.string().nullable(),
  planType: z.string(),
  /** In the smallest unit of the currency. */
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
  state: z.enum(paymentStates),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  receiptNumber: z.string().nullable(),
  creditNotes: z.array(creditNoteSchema),
});
export type Payment = z.infer<typeof paymentSchema>;

export const ownPaymentsResponse = z.object({ payments: z.array(paymentSchema) });
