import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisSchema } from '../../contract/analysis.ts';
import { analyzeEmailRequest } from '../../contract/analyze-email.ts';
import { maxEmailBytes } from '../../contract/email-input.ts';
import { type LargeBodies, ordinaryBodyBytes } from '../http/large-bodies.ts';
import { openToChecks, visitorOf } from '../http/permissions.ts';
import type { CheckEmail } from '../services/check-email.ts';

type Needs = { checkEmail: CheckEmail; largeBodies: LargeBodies };

/** A character of the message may arrive as six of JSON (`\u00e9`); the other fields are short. */
const bodyLimit = 6 * maxEmailBytes + ordinaryBodyBytes;

export const analyzeEmailRoute =
  ({ checkEmail, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/analyze/email',
      {
        config: openToChecks,
        bodyLimit,
        ...largeBodies(bodyLimit),
        schema: { body: analyzeEmailRequest, response: { 200: analysisSchema } },
      },
      async (request) => {
        const { content, sender, subject } = request.body;
        return checkEmail(visitorOf(request), {
          content,
          ...(sender && { sender }),
          ...(subject && { subject }),
        });
      },
    );
  };
