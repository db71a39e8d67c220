import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dashboardResponse } from '../../contract/dashboard.ts';
import type { Identify } from '../identify.ts';
import type { ShowDashboard } from '../services/show-dashboard.ts';
import { failures } from './failures.ts';

type Needs = { identify: Identify; showDashboard: ShowDashboard };

export const dashboardRoute =
  ({ identify, showDashboard }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/dashboard',
      { schema: { response: { 200: dashboardResponse, ...failures } } },
      async (request) => showDashboard(await identify.user(request)),
    );
  };
