import { z } from 'zod';
import { createOrderResponse, type PaymentProof, paymentMessages } from '../../../contract/payments.ts';
import type { PaidPlan } from '../../../contract/plans.ts';
import { type Api, serverMessageOf } from '../../lib/api.ts';

/** A payment that failed. The message may be shown to the user. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}

const orderAnswer = z.object({
  success: z.boolean(),
  error: z.string().optional().catch(undefined),
  order: createOrderResponse.shape.order.extend({ currency: z.string() }).optional(),
  plan: createOrderResponse.shape.plan.optional(),
});

const verifyAnswer = z.object({ success: z.boolean() });

export const requestOrder = async (api: Api, planType: PaidPlan) => {
  const answer = await api.post('/api/payments/create-order', { planType }, orderAnswer).catch((error) => {
    throw new PaymentFault(serverMessageOf(error) ?? paymentMessages.order, { cause: error });
  });
  const { success, error, order, plan } = answer;
  if (!success || !order || !plan) throw new PaymentFault(error ?? paymentMessages.order);
  return { order, plan };
};

export const requestVerification = async (api: Api, proof: PaymentProof): Promise<void> => {
  const answer = await api.post('/api/payments/verify', proof, verifyAnswer).catch((error) => {
    throw new PaymentFault(paymentMessages.verification, { cause: error });
  });
  if (!answer.success) throw new PaymentFault(paymentMessages.verification);
};
