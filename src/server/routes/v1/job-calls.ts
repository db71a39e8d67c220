// Long because it is one thing: the calls of a job, for programs and for the account page.

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  createJobBody,
  createJobQuery,
  jobExportQuery,
  jobMediaTypeNames,
  jobResultsQuery,
  jobResultsResponse,
  jobSchema,
  jobsQuery,
  jobsResponse,
  jobTypeMessage,
  jobUsageSchema,
} from '../../../contract/v1/jobs.ts';
import { Failure } from '../../failure.ts';
import { idempotencyKey } from '../../http/idempotency-key.ts';
import { jobTypeOf, unlessFile } from '../../http/job-file.ts';
import { keysOnly, signedInOnly, userOf, visitorOf } from '../../http/permissions.ts';
import { holdPlace, type Places } from '../../http/places.ts';
import { problemAnswers } from '../../http/problem-answers.ts';
import { sendEvents } from '../../http/send-events.ts';
import { sendJson } from '../../http/send-json.ts';
import type { AnswerOnce } from '../../services/answer-once.ts';
import type { ExportJob, JobFile } from '../../services/export-job.ts';
import type { ManageJobs } from '../../services/manage-jobs.ts';
import type { TakeUpload } from '../../services/take-upload.ts';
import type { UserRow } from '../../store/users.ts';

type Needs = {
  manageJobs: ManageJobs;
  takeUpload: TakeUpload;
  exportJob: ExportJob;
  answerOnce: AnswerOnce;
  /** Whether this server stops: those who follow a job are to ask another one. */
  isStopping: () => boolean;
  /** Who sends a file, and who follows a job. */
  senders: Places;
  followers: Places;
};

const lookEveryMs = 1000;
/** What a connection may take to send a file before it is cut off, and a little more. */
const uploadMs = 30_000;

const tags = ['Jobs'];
const params = z.object({ id: z.string().describe('The id of a job.') });
const deleted = z.undefined().describe('It is deleted.');

const sendFile = (reply: FastifyReply, { type, name, content }: JobFile): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(content));

/** Jobs of many checks, and the files that they are made of: for programs, and for the account page. */
const jobRoutes =
  (prefix: '/api/v1' | '/api/account') =>
  ({
    manageJobs,
    takeUpload,
    exportJob,
    answerOnce,
    isStopping,
    senders,
    followers,
  }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const forPrograms = prefix === '/api/v1';
    const config = forPrograms ? keysOnly('jobs') : signedInOnly;
    /** A form of another site can send text, so pages upload what they have. */
    if (forPrograms)
      app.addContentTypeParser([...jobMediaTypeNames], (_request, payload, done) => done(null, payload));
    app.addContentTypeParser('*', (_request, _payload, done) =>
      done(new Failure('wrong_type', jobTypeMessage)),
    );

    const createOnce = async (
      user: UserRow,
      request: Parameters<typeof visitorOf>[0],
      asked: { digest: string; create: (id: string) => Promise<unknown>; discard?: () => Promise<unknown> },
    ): Promise<Buffer> => {
      const key = idempotencyKey(request);
      const write = async (id: string) =>
        Buffer.from(JSON.stringify(jobSchema.parse(await asked.create(id))));
      if (key === null) return write(crypto.randomUUID());
      let isNew = false;
      const { body } = await answerOnce(
        visitorOf(request),
        user.id,
        { key, what: `POST ${prefix}/jobs`, body: asked.digest },
        {
          work: ({ resultId = crypto.randomUUID() }) => {
            isNew = true;
            return write(resultId);
          },
          resume: (id) =>
            manageJobs.show(user, id).then(
              (job) => Buffer.from(JSON.stringify(job)),
              (error: unknown) => {
                if (error instanceof Failure && error.code === 'not_found') return null;
                throw error;
              },
            ),
        },
      );
      if (!isNew) await asked.discard?.();
      return body;
    };

    app.post(
      `${prefix}/jobs`,
      {
        config: { ...config, patienceMs: uploadMs },
        validatorCompiler: unlessFile,
        schema: {
          operationId: 'createJob',
          summary: 'Create a job of many checks',
          tags,
          querystring: createJobQuery,
          body: createJobBody,
          response: { 202: jobSchema, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 429) },
        },
      },
      async (request, reply) => {
        const user = userOf(request);
        const { kind, name = null } = request.query;
        const file: unknown = request.body;
        // The connection is not used again where a file is refused before it is read.
        if (file instanceof Readable) reply.header('connection', 'close');
        await manageJobs.admit(user);
        if (!(file instanceof Readable)) {
          const asked = request.body;
          const answer = await createOnce(user, request, {
            digest: JSON.stringify(asked),
            create: (id) => manageJobs.createOfUpload(user, { id, ...asked }),
          });
          return sendJson(reply.code(202), answer);
        }
        if (!kind)
          throw new Failure('invalid_input', 'Please say what the items are with ?kind=mail, url or domain', {
            field: 'kind',
          });
        const mediaType = jobTypeOf(request.headers['content-type']);
        holdPlace(reply, senders, user.id);
        request.visit?.setAside();
        const { upload, digest } = await takeUpload.whole(user.id, file, { filename: name });
        request.visit?.resume();
        reply.removeHeader('connection');
        const discard = () => takeUpload.remove(user.id, upload.id);
        const answer = await createOnce(user, request, {
          digest: `${kind} ${mediaType} ${name} ${digest}`,
          create: (id) => manageJobs.create(user, { id, upload, kind, mediaType, name }),
          discard,
        }).catch(async (error: unknown) => {
          await discard();
          throw error;
        });
        return sendJson(reply.code(202), answer);
      },
    );

    app.get(
      `${prefix}/jobs`,
      {
        config,
        schema: {
          operationId: 'listJobs',
          summary: 'List jobs',
          tags,
          querystring: jobsQuery,
          response: { 200: jobsResponse, ...problemAnswers(400, 401, 403) },
        },
      },
      async (request) => manageJobs.list(userOf(request), request.query.cursor),
    );

    // Programs ask for it with what else they have left: `GET /api/v1/usage`.
    if (!forPrograms)
      app.get(`${prefix}/jobs/usage`, { config, schema: { response: { 200: jobUsageSchema } } }, (request) =>
        manageJobs.usageOf(userOf(request)),
      );

    app.get(
      `${prefix}/jobs/:id`,
      {
        config,
        schema: {
          operationId: 'getJob',
          summary: 'See how far a job is',
          tags,
          params,
          response: { 200: jobSchema, ...problemAnswers(401, 403, 404) },
        },
      },
      async (request) => manageJobs.show(userOf(request), request.params.id),
    );

    app.get(
      `${prefix}/jobs/:id/events`,
      {
        config,
        schema: {
          operationId: 'watchJob',
          summary: 'Follow a job: an event whenever it has changed, until it has ended',
          tags,
          params,
          response: {
            200: z.string().describe('Server-sent events, each with the job as JSON.'),
            ...problemAnswers(401, 403, 404),
          },
        },
      },
      async (request, reply) =>
        sendEvents(request, reply, {
          look: () => manageJobs.show(userOf(request), request.params.id),
          isLast: ({ endedAt }) => endedAt !== null,
          everyMs: lookEveryMs,
          isStopping,
          follow: () => holdPlace(reply, followers, userOf(request).id),
          following: followers.count,
        }),
    );

    app.get(
      `${prefix}/jobs/:id/results`,
      {
        config,
        schema: {
          operationId: 'listJobResults',
          summary: 'List the results of a job',
          tags,
          params,
          querystring: jobResultsQuery,
          response: { 200: jobResultsResponse, ...problemAnswers(400, 401, 403, 404) },
        },
      },
      async (request) => manageJobs.results(userOf(request), request.params.id, request.query),
    );

    app.get(
      `${prefix}/jobs/:id/export`,
      {
        config,
        schema: {
          operationId: 'exportJob',
          summary: 'Get all results of a job as one file',
          tags,
          params,
          querystring: jobExportQuery,
          response: { 200: z.string().describe('The file.'), ...problemAnswers(400, 401, 403, 404) },
        },
      },
      async (request, reply) => {
        const file = await exportJob(userOf(request), request.params.id, request.query.format);
        return sendFile(reply, file);
      },
    );

    const actions = [
      ['pause', 'pauseJob', 'Pause a job', manageJobs.pause],
      ['continue', 'continueJob', 'Go on with a job that is paused', manageJobs.resume],
      ['cancel', 'cancelJob', 'End a job; what is judged stays', manageJobs.cancel],
    ] as const;
    for (const [name, operationId, summary, act] of actions)
      app.post(
        `${prefix}/jobs/:id/${name}`,
        {
          config,
          schema: {
            operationId,
            summary,
            tags,
            params,
            response: { 200: jobSchema, ...problemAnswers(401, 403, 404, 409) },
          },
        },
        async (request) => act(userOf(request), request.params.id),
      );

    app.delete(
      `${prefix}/jobs/:id`,
      {
        config: { ...config, patienceMs: uploadMs },
        schema: {
          operationId: 'deleteJob',
          summary: 'Delete a job with all its results',
          tags,
          params,
          response: { 204: deleted, ...problemAnswers(401, 403, 404) },
        },
      },
      async (request, reply) => {
        await manageJobs.remove(userOf(request), request.params.id);
        return reply.code(204).send();
      },
    );
  };

export const jobCalls = jobRoutes('/api/v1');
export const accountJobRoutes = jobRoutes('/api/account');
