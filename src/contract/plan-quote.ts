import { z } from 'zod';
import { paidPlans, planCurrency } from './plans.ts';

/** `GET /api/payments/quote`: what an order would do, before it is paid. */
export const planQuoteQuery = z.object({
  plan: z.enum(paidPlans, { error: 'Please choose the standard or the professional plan' }),
});

export const planQuoteResponse = z.object({
  allowed: z.boolean(),
  /** Why it is not allowed. */
  reason: z.string().optional(),
  /** When the month begins and ends; null where it is not allowed. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** What is left of the present plan becomes so many days of this one, after the month. */
  creditedDays: z.number().int(),
  amount: z.number().int(),
  currency: z.literal(planCurrency),
});
export type PlanQuote = z.infer<typeof planQuoteResponse>;
