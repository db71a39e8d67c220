import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisSchema } from '../../contract/analysis.ts';
import {
  emailFileField,
  emailFileSizeMessage,
  emailFileTypeMessage,
  isEmailFileName,
  maxEmailBytes,
} from '../../contract/email-input.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { openToChecks, visitorOf } from '../http/permissions.ts';
import { takeUploads, type Upload } from '../http/take-uploads.ts';
import type { CheckEmail } from '../services/check-email.ts';

type Needs = { checkEmail: CheckEmail; largeBodies: LargeBodies };

const rules = {
  field: emailFileField,
  maxBytes: maxEmailBytes,
  isAllowed: ({ name }: Upload) => isEmailFileName(name),
  messages: {
    missing: 'Please choose an .eml or .txt file to upload',
    wrongType: emailFileTypeMessage,
    tooLarge: emailFileSizeMessage,
  },
};

export const analyzeEmailFileRoute =
  ({ checkEmail, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    await takeUploads(app, rules, largeBodies);
    app.post(
      '/api/analyze/email-file',
      { config: openToChecks, schema: { response: { 200: analysisSchema } } },
      async (request) => checkEmail(visitorOf(request), { bytes: request.upload.bytes }),
    );
  };
