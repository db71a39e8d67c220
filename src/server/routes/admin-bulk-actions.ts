import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { bulkActionRequest, bulkActionResponse, maxBulkUsers } from '../../contract/admin-bulk.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { adminsOnly, userOf } from '../http/permissions.ts';
import type { AdministerUsers } from '../services/administer-users.ts';

type Needs = { administerUsers: AdministerUsers; largeBodies: LargeBodies };

/** An id with its quotes, a comma and some room for spaces, for the most users allowed; one more gets its own message. */
const bodyLimit = (maxBulkUsers + 1000) * 45;

export const adminBulkActionsRoute =
  ({ administerUsers, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/bulk-actions',
      {
        config: adminsOnly,
        bodyLimit,
        ...largeBodies(bodyLimit),
        schema: { body: bulkActionRequest, response: { 200: bulkActionResponse } },
      },
      async (request) => {
        const { action, planType } = request.body;
        const count = await administerUsers.bulk(userOf(request), request.body);
        const users = count === 1 ? '1 user' : `${count} users`;
        const message =
          action === 'updatePlan' ? `Updated ${users} to the ${planType} plan` : `Reset usage for ${users}`;
        return { message, count };
      },
    );
  };
