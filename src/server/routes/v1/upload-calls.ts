import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure } from '../../failure.ts';
import { keysOnly, signedInOnly, userOf } from '../../http/permissions.ts';
import type { Places } from '../../http/places.ts';
import { problemAnswers } from '../../http/problem-answers.ts';
import type { ManageJobs } from '../../services/manage-jobs.ts';
import type { TakeUpload } from '../../services/take-upload.ts';

/** A connection is cut off before that; what has arrived by then is kept. */
const patienceMs = 30_000;

const partMessage = 'Please send parts as application/offset+octet-stream';

const tags = ['Jobs'];
const params = z.object({ id: z.string().describe('The id of an upload.') });
const nothing = (what: string) => z.undefined().describe(what);

type Needs = { takeUpload: TakeUpload; manageJobs: Pick<ManageJobs, 'admit'>; senders: Places };

/** Files that arrive in parts, as tus 1.0.0 says: for programs, and for the account page. */
const uploadRoutes =
  (path: '/api/v1/uploads' | '/api/account/uploads') =>
  ({ takeUpload, manageJobs: { admit }, senders }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const config = path === '/api/v1/uploads' ? keysOnly('jobs') : signedInOnly;
    // Parts are read as they arrive. Of another type there is none.
    app.addContentTypeParser('application/offset+octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    app.addContentTypeParser('*', (_request, _payload, done) => done(new Failure('wrong_type', partMessage)));
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      // With the first part: few servers are ever sent one, and every start would wait for the protocol's library.
      const { answerTus } = await import('../../http/tus-uploads.ts');
      return answerTus(request, reply, { take: takeUpload, userId: userOf(request).id, path, senders });
    };
    const slow = { ...config, patienceMs };

    app.post(
      path,
      {
        config: slow,
        schema: {
          operationId: 'createUpload',
          summary: 'Begin a resumable upload',
          tags,
          response: { 201: nothing('It has begun.'), ...problemAnswers(400, 401, 403, 409, 413, 429) },
        },
      },
      async (request, reply) => {
        await admit(userOf(request));
        return answer(request, reply);
      },
    );

    app.head(
      `${path}/:id`,
      {
        config,
        // The description of calls has none without a body: docs/api.md names it.
        schema: { params, hide: true },
      },
      answer,
    );

    app.patch(
      `${path}/:id`,
      {
        config: slow,
        schema: {
          operationId: 'sendPart',
          summary: 'Send the next part of an upload',
          tags,
          params,
          response: {
            204: nothing('It has arrived.'),
            ...problemAnswers(400, 401, 403, 404, 409, 413, 415),
          },
        },
      },
      answer,
    );

    app.delete(
      `${path}/:id`,
      {
        config,
        schema: {
          operationId: 'deleteUpload',
          summary: 'Delete an upload that no job was made of',
          tags,
          params,
          response: { 204: nothing('It is deleted.'), ...problemAnswers(400, 401, 403, 404) },
        },
      },
      answer,
    );

    app.options(path, { config, schema: { hide: true } }, answer);
  };

export const uploadCalls = uploadRoutes('/api/v1/uploads');
export const accountUploadRoutes = uploadRoutes('/api/account/uploads');
