import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactResponse } from '../../contract/contact.ts';
import { contactSalesRequest } from '../../contract/contact-sales.ts';
import { openToAll } from '../http/permissions.ts';
import type { TakeMessage } from '../services/take-message.ts';
import { countedAddress } from '../services/visitor.ts';

export const contactSalesRoute =
  ({ takeMessage }: { takeMessage: TakeMessage }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/contact/sales',
      { config: openToAll, schema: { body: contactSalesRequest, response: { 200: contactResponse } } },
      async ({ body, ip }) => {
        const message = await takeMessage({
          kind: 'sales',
          ...body,
          company: body.company,
          address: countedAddress(ip),
        });
        return { message };
      },
    );
  };
