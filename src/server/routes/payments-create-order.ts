import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createOrderRequest, createOrderResponse, paymentFailures } from '../../contract/payments.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import { rejectWithStatus } from '../http/reject-with-status.ts';
import type { CreateOrder } from '../services/create-order.ts';

type Needs = { createOrder: CreateOrder };

export const paymentsCreateOrderRoute =
  ({ createOrder }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    rejectWithStatus(app);
    app.post(
      '/api/payments/create-order',
      {
        config: signedInOnly,
        schema: { body: createOrderRequest, response: { 200: createOrderResponse, ...paymentFailures } },
      },
      async (request) => createOrder(userOf(request), request.body.planType, request.abandoned),
    );
  };
