import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rateHeaders } from '../../http/rate-headers.ts';
import { refuseOtherBytes } from '../../http/refuse-other-bytes.ts';
import { checkCalls } from './check-calls.ts';
import { jobCalls } from './job-calls.ts';
import { resultCalls } from './result-calls.ts';
import { uploadCalls } from './upload-calls.ts';
import { webhookCalls } from './webhook-calls.ts';

type Needs = Parameters<typeof checkCalls>[0] &
  Parameters<typeof resultCalls>[0] &
  Parameters<typeof webhookCalls>[0] &
  Parameters<typeof jobCalls>[0] &
  Parameters<typeof rateHeaders>[1];

/** The interface for programs. Messages and pictures come as they are, which no form of another site can send. */
export const programRoutes =
  (needs: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    for (const type of ['message/rfc822', /^image\//])
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    refuseOtherBytes(app);
    rateHeaders(app, needs);
    await app.register(checkCalls(needs));
    await app.register(resultCalls(needs));
    await app.register(webhookCalls(needs));
    await app.register(jobCalls(needs));
    await app.register(uploadCalls(needs));
  };
