import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactResponse } from '../../contract/contact.ts';
import { contactSupportRequest } from '../../contract/contact-support.ts';
import { openToAll } from '../http/permissions.ts';
import type { TakeMessage } from '../services/take-message.ts';
import { countedAddress } from '../services/visitor.ts';

export const contactSupportRoute =
  ({ takeMessage }: { takeMessage: TakeMessage }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/contact/support',
      { config: openToAll, schema: { body: contactSupportRequest, response: { 200: contactResponse } } },
      async ({ body: { problem, company, ...sender }, ip }) => {
        const message = await takeMessage({
          kind: 'support',
          ...sender,
          company,
          message: problem,
          address: countedAddress(ip),
        });
        return { message };
      },
    );
  };
