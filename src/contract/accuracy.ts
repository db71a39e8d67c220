import { z } from 'zod';
import { measuredModelSchema } from './ml-insights.ts';

/** `GET /api/accuracy`: the evaluation reports in the repository, and which state of it runs here. */
export const accuracyResponse = z.object({
  measured: z.array(measuredModelSchema),
  /** Null where the product runs without its repository. */
  commit: z.string().nullable(),
});
export type Accuracy = z.infer<typeof accuracyResponse>;
