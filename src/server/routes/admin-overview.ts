import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adminAnalyticsResponse } from '../../contract/admin-analytics.ts';
import { adminAuditQuery, adminAuditResponse } from '../../contract/admin-audit.ts';
import { adminsOnly } from '../http/permissions.ts';
import type { ShowAnalytics } from '../services/show-analytics.ts';
import type { ShowAudit } from '../services/show-audit.ts';

type Needs = { showAnalytics: ShowAnalytics; showAudit: ShowAudit };

const defaultPageSize = 50;

/** What administrators can see but not change. */
export const adminOverviewRoutes =
  ({ showAnalytics, showAudit }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/analytics',
      { config: adminsOnly, schema: { response: { 200: adminAnalyticsResponse } } },
      async () => showAnalytics(),
    );

    app.get(
      '/api/admin/audit',
      { config: adminsOnly, schema: { querystring: adminAuditQuery, response: { 200: adminAuditResponse } } },
      async ({ query: { page, pageSize } }) => showAudit(page ?? 1, pageSize ?? defaultPageSize),
    );
  };
