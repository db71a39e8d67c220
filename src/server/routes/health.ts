import type { FastifyPluginAsync } from 'fastify';

/** `/healthz` answers while the process lives, `/readyz` when it can serve. */
export const healthRoutes =
  ({ ping }: { ping: () => Promise<void> }): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', async () => ({ status: 'alive' }));
    app.get('/readyz', async () => {
      await ping();
      return { status: 'ready' };
    });
  };
