import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { billingRemovedResponse, billingRequest, billingResponse } from '../../contract/receipts.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { KeepBilling } from '../services/keep-billing.ts';

type Needs = { keepBilling: KeepBilling; largeBodies: LargeBodies };

/** So that who pastes a whole document as their address is told what is wrong with it, instead of that it is too large. */
const bodyLimit = 1024 * 1024;

export const accountBillingRoutes =
  ({ keepBilling, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/account/billing',
      { config: signedInOnly, schema: { response: { 200: billingResponse } } },
      async (request) => keepBilling.show(userOf(request)),
    );

    app.put(
      '/api/account/billing',
      {
        config: signedInOnly,
        bodyLimit,
        ...largeBodies(bodyLimit),
        schema: { body: billingRequest, response: { 200: billingResponse } },
      },
      async (request) => keepBilling.change(userOf(request), request.body),
    );

    app.delete(
      '/api/account/billing',
      { config: signedInOnly, schema: { response: { 200: billingRemovedResponse } } },
      async (request) => {
        await keepBilling.remove(userOf(request));
        return {
          message: 'Your billing details were removed. Receipts you already have stay as they are.',
        };
      },
    );
  };
