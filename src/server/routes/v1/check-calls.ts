import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { maxEmailBytes } from '../../../contract/email-input.ts';
import { maxScreenshotBytes, screenshotTypeMessage } from '../../../contract/screenshot-input.ts';
import {
  checkDomainBody,
  checkMailBody,
  checkUrlBody,
  checkVulnerabilityBody,
} from '../../../contract/v1/requests.ts';
import { apiResultSchema } from '../../../contract/v1/result.ts';
import type { MailInput } from '../../../engine/index.ts';
import { pictureHeader } from '../../../vision/picture-header.ts';
import { Failure } from '../../failure.ts';
import { idempotencyKey } from '../../http/idempotency-key.ts';
import { type LargeBodies, ordinaryBodyBytes } from '../../http/large-bodies.ts';
import { keysForChecks, keysOnly, userOf, visitorOf } from '../../http/permissions.ts';
import { problemAnswers } from '../../http/problem-answers.ts';
import { sendJson } from '../../http/send-json.ts';
import type { AnswerOnce } from '../../services/answer-once.ts';
import type { CheckDomain } from '../../services/check-domain.ts';
import type { CheckEmail } from '../../services/check-email.ts';
import type { CheckScreenshot } from '../../services/check-screenshot.ts';
import type { CheckUrl } from '../../services/check-url.ts';
import type { PresentResult } from '../../services/present-result.ts';
import type { SearchVulnerabilities } from '../../services/search-vulnerabilities.ts';
import type { ShowAnalysis } from '../../services/show-history.ts';
import type { Visitor } from '../../services/visitor.ts';

type Needs = {
  answerOnce: AnswerOnce;
  presentResult: PresentResult;
  showOwnAnalysis: ShowAnalysis;
  checkUrl: CheckUrl;
  checkEmail: CheckEmail;
  checkScreenshot: CheckScreenshot;
  checkDomain: CheckDomain;
  searchVulnerabilities: SearchVulnerabilities;
  largeBodies: LargeBodies;
};

/** A character of the message may arrive as six of JSON (`\u00e9`); the other fields are short. */
const mailLimit = 6 * maxEmailBytes + ordinaryBodyBytes;

const response = { 200: apiResultSchema, ...problemAnswers(400, 401, 403, 409, 413, 415, 429) };
/** Of files, which may be unreadable. */
const fileResponse = { ...response, ...problemAnswers(422) };
const tags = ['Checks'];

/** What comes as it is has no schema to meet. */
const unlessBytes = (route: FastifyRouteSchemaDef<unknown>) => {
  const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
  return (data: unknown) => (Buffer.isBuffer(data) ? { value: data } : validate(data));
};

/** The five checks, one call each. */
export const checkCalls =
  (needs: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    const { presentResult, showOwnAnalysis, largeBodies } = needs;
    const answer = answering(needs);

    app.post(
      '/api/v1/check/url',
      {
        config: keysForChecks('check:url'),
        schema: { operationId: 'checkUrl', summary: 'Check a link', tags, body: checkUrlBody, response },
      },
      async (request, reply) =>
        answer(request, reply, async (visitor) =>
          presentResult.analysis(await needs.checkUrl(visitor, request.body.url)),
        ),
    );

    app.post(
      '/api/v1/check/mail',
      {
        config: { ...keysForChecks('check:mail'), bytes: /^message\/rfc822/i },
        bodyLimit: mailLimit,
        ...largeBodies(mailLimit),
        validatorCompiler: unlessBytes,
        schema: {
          operationId: 'checkMail',
          summary: 'Check a message',
          tags,
          body: checkMailBody,
          response: fileResponse,
        },
      },
      async (request, reply) =>
        answer(request, reply, async (visitor) =>
          presentResult.analysis(await needs.checkEmail(visitor, mailIn(request.body))),
        ),
    );

    app.post(
      '/api/v1/check/picture',
      {
        config: { ...keysForChecks('check:picture'), bytes: /^image\//i },
        bodyLimit: maxScreenshotBytes,
        ...largeBodies(maxScreenshotBytes),
        schema: { operationId: 'checkPicture', summary: 'Check a picture', tags, response: fileResponse },
      },
      async (request, reply) => {
        const bytes = pictureIn(request.body);
        const name = pictureName(request);
        return answer(request, reply, async (visitor) =>
          presentResult.analysis(await needs.checkScreenshot(visitor, { name, bytes })),
        );
      },
    );

    app.post(
      '/api/v1/check/domain',
      {
        config: keysForChecks('check:domain'),
        schema: {
          operationId: 'checkDomain',
          summary: 'Check a domain',
          tags,
          body: checkDomainBody,
          response,
        },
      },
      async (request, reply) =>
        answer(request, reply, async (visitor) => {
          const { analysisId = '' } = await needs.checkDomain(visitor, request.body.domain);
          return presentResult.analysis(await showOwnAnalysis(visitor.user, analysisId));
        }),
    );

    app.post(
      '/api/v1/check/vulnerability',
      {
        config: keysOnly('check:vulnerability'),
        schema: {
          operationId: 'checkVulnerability',
          summary: 'Search known vulnerabilities of a device',
          tags,
          body: checkVulnerabilityBody,
          response,
        },
      },
      async (request, reply) =>
        answer(request, reply, async (visitor) => {
          const { severity: severityFilter, ...asked } = request.body;
          return presentResult.search(
            await needs.searchVulnerabilities(visitor, { ...asked, severityFilter }),
          );
        }),
    );
  };

/** Sends what a check made; with an `Idempotency-Key` it is made once. */
const answering =
  ({ answerOnce, showOwnAnalysis, presentResult }: Needs) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (visitor: Visitor) => Promise<Buffer>,
  ): Promise<FastifyReply> => {
    const visitor = visitorOf(request);
    const key = idempotencyKey(request);
    if (key === null) return sendJson(reply, await work(visitor));
    const user = userOf(request);
    const { body } = await answerOnce(
      visitor,
      user.id,
      {
        key,
        what: `${request.method} ${request.routeOptions.url}`,
        body: Buffer.isBuffer(request.body) ? request.body : JSON.stringify(request.body),
      },
      {
        work,
        resume: (id) =>
          showOwnAnalysis(user, id).then(presentResult.analysis, (error: unknown) => {
            if (error instanceof Failure && error.code === 'not_found') return null;
            throw error;
          }),
      },
    );
    return sendJson(reply, body);
  };

/** Copies, because the bytes go to another thread, and small bodies are views of a shared pool. */
const copyOf = (bytes: Buffer) => new Uint8Array(bytes);

const mailIn = (body: z.output<typeof checkMailBody> | Buffer): MailInput => {
  if (!Buffer.isBuffer(body)) {
    const { content, sender, subject } = body;
    return { content, ...(sender && { sender }), ...(subject && { subject }) };
  }
  if (body.length > maxEmailBytes) throw new Failure('too_large', 'This message is larger than 2 MB');
  if (body.length === 0) throw new Failure('invalid_input', 'This message is empty');
  return { bytes: copyOf(body) };
};

const pictureIn = (body: unknown): Uint8Array => {
  if (!Buffer.isBuffer(body))
    throw new Failure('wrong_type', 'Please send the picture itself, as image/png for example');
  if (body.length === 0) throw new Failure('invalid_input', 'This picture is empty');
  const bytes = copyOf(body);
  if (pictureHeader(bytes) === null) throw new Failure('wrong_type', screenshotTypeMessage);
  return bytes;
};

/** Pictures of programs have no name: history shows what kind they are. */
const pictureName = ({ headers }: FastifyRequest): string =>
  `picture.${/^image\/([a-z0-9]{1,10})/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'png'}`;
