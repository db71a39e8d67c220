import { z } from 'zod';
import { analysisSchema } from './analysis.ts';
import { failureBody } from './failure.ts';
import { screenshotStages } from './screenshot-input.ts';

export const screenshotStageSchema = z.object({ stage: z.enum(screenshotStages) });

/** A line of that answer. The last one holds the analysis or what went wrong; the stream itself is always a 200. */
export const screenshotLineSchema = z.union([
  screenshotStageSchema,
  z.object({ analysis: analysisSchema }),
  z.object({ status: z.number().int(), failure: failureBody }),
]);
export type ScreenshotLine = z.infer<typeof screenshotLineSchema>;
