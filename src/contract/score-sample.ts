import { z } from 'zod';

/** A few sentences show how the engine judges; a whole message is what a check is for. */
export const maxSampleText = 1000;
const maxSampleUrl = 500;

export const sampleMissingMessage = 'Please write a sentence or a link';

/** `POST /api/ml-insights/sample`: scores a made-up message for the live demo. Counts as no check and keeps nothing. */
export const scoreSampleRequest = z
  .object({
    text: z
      .string()
      .trim()
      .max(maxSampleText, `Please keep it under ${maxSampleText} characters`)
      .default(''),
    url: z.string().trim().max(maxSampleUrl, `Please keep it under ${maxSampleUrl} characters`).default(''),
  })
  .refine(({ text, url }) => text !== '' || url !== '', { error: sampleMissingMessage, path: ['text'] });
export type ScoreSampleInput = z.output<typeof scoreSampleRequest>;
