import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dashboardResponse } from '../../contract/dashboard.ts';
import { signedInOnly, userOf } from '../http/permissions.ts';
import type { ShowDashboard } from '../services/show-dashboard.ts';

type Needs = { showDashboard: ShowDashboard };

export const dashboardRoute =
  ({ showDashboard }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/dashboard',
      { config: signedInOnly, schema: { response: { 200: dashboardResponse } } },
      async (request) => showDashboard(userOf(request)),
    );
  };
