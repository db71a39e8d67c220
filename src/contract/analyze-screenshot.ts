import { z } from 'zod';
import { analysisSchema } from './analysis.ts';
import { failureBody } from './failure.ts';

/** `POST /api/analyze/screenshot`, multipart, one image in the field `screenshot`. */
export const screenshotField = 'screenshot';
export const maxScreenshotBytes = 10 * 1024 * 1024;

/** The words of the specification for what is not an image, is too large, or is missing. */
export const screenshotTypeMessage = 'Please select an image file (PNG, JPG, GIF)';
export const screenshotSizeMessage = 'Please select an image smaller than 10MB';
export const screenshotMissingMessage = 'Please select an image to analyze';

/** What happens to a picture, in order. */
export const screenshotStages = ['opening', 'reading', 'looking', 'judging'] as const;
export type ScreenshotStage = (typeof screenshotStages)[number];

/** Asked for by `Accept`: the same call answers line by line, one JSON value each, the stages first. */
export const stagesMediaType = 'application/x-ndjson';

export const screenshotStageSchema = z.object({ stage: z.enum(screenshotStages) });

/** A line of that answer. The last one holds the analysis or what went wrong; the stream itself is always a 200. */
export const screenshotLineSchema = z.union([
  screenshotStageSchema,
  z.object({ analysis: analysisSchema }),
  z.object({ status: z.number().int(), failure: failureBody }),
]);
export type ScreenshotLine = z.infer<typeof screenshotLineSchema>;
