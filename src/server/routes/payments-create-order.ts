import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createOrderRequest, createOrderResponse, paymentFailures } from '../../contract/payments.ts';
import type { Identify } from '../identify.ts';
import { sayUnsuccessful } from '../say-unsuccessful.ts';
import type { CreateOrder } from '../services/create-order.ts';

type Needs = { identify: Identify; createOrder: CreateOrder };

export const paymentsCreateOrderRoute =
  ({ identify, createOrder }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    sayUnsuccessful(app);
    app.post(
      '/api/payments/create-order',
      { schema: { body: createOrderRequest, response: { 200: createOrderResponse, ...paymentFailures } } },
      async (request) => createOrder(await identify.user(request), request.body.planType, request.abandoned),
    );
  };
