import type { FastifyPluginAsync } from 'fastify';
import { openToAll } from '../http/permissions.ts';

/** `/healthz` answers while the process is alive, `/readyz` when it can serve. */
export const healthRoutes =
  ({ ping }: { ping: () => Promise<void> }): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', { config: openToAll }, async () => ({ status: 'alive' }));
    app.get('/readyz', { config: openToAll }, async () => {
      await ping();
      return { status: 'ready' };
    });
  };
