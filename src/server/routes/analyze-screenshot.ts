import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analysisSchema } from '../../contract/analysis.ts';
import { type ScreenshotLine, screenshotLineSchema } from '../../contract/analyze-screenshot.ts';
import {
  maxScreenshotBytes,
  type ScreenshotStage,
  screenshotField,
  screenshotMissingMessage,
  screenshotSizeMessage,
  screenshotTypeMessage,
} from '../../contract/screenshot-input.ts';
import { stagesMediaType } from '../../contract/stages-media-type.ts';
import { pictureHeader } from '../../vision/picture-header.ts';
import type { LargeBodies } from '../http/large-bodies.ts';
import { openToChecks, visitorOf } from '../http/permissions.ts';
import { asksFor, streamLines } from '../http/stream-lines.ts';
import { takeUploads, type Upload } from '../http/take-uploads.ts';
import type { CheckScreenshot } from '../services/check-screenshot.ts';

type Needs = { checkScreenshot: CheckScreenshot; largeBodies: LargeBodies };

const rules = {
  field: screenshotField,
  maxBytes: maxScreenshotBytes,
  isAllowed: ({ bytes }: Upload) => pictureHeader(bytes) !== null,
  messages: {
    missing: screenshotMissingMessage,
    wrongType: screenshotTypeMessage,
    tooLarge: screenshotSizeMessage,
  },
};

export const analyzeScreenshotRoute =
  ({ checkScreenshot, largeBodies }: Needs): FastifyPluginAsyncZod =>
  async (app) => {
    await takeUploads(app, rules, largeBodies);
    app.post(
      '/api/analyze/screenshot',
      { config: openToChecks, schema: { response: { 200: analysisSchema } } },
      async (request, reply) => {
        const visitor = visitorOf(request);
        if (!asksFor(request, stagesMediaType)) return checkScreenshot(visitor, request.upload);
        return streamLines<ScreenshotLine>(request, reply, {
          mediaType: stagesMediaType,
          work: async (write) => {
            const onStage = (stage: ScreenshotStage) => write({ stage });
            const analysis = await checkScreenshot(visitor, request.upload, onStage);
            // The framework validates whole answers, not lines.
            return screenshotLineSchema.parse({ analysis });
          },
        });
      },
    );
  };
