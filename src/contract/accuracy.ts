import { z } from 'zod';
import { measuredModelSchema } from './ml-insights.ts';

/** How often something is refreshed while the server runs; null where it is not. */
const everyHours = z.number().positive().nullable();

/** What this server does by itself around the clock. */
const runningSchema = z.object({
  /** `newest`: the day of the newest list in use. */
  phishingLists: z.object({ everyHours, newest: z.iso.date().nullable() }),
  vulnerabilities: z.object({ everyHours }),
});
export type Running = z.infer<typeof runningSchema>;

/** `GET /api/accuracy`: the evaluation reports in the repository, and which state of it runs here. */
export const accuracyResponse = z.object({
  measured: z.array(measuredModelSchema),
  /** Null where the product runs without its repository. */
  commit: z.string().nullable(),
  /** Left out by older servers. */
  running: runningSchema.optional(),
});
export type Accuracy = z.infer<typeof accuracyResponse>;
