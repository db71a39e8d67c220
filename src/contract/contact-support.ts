import { z } from 'zod';
import { contactFields } from './contact.ts';

export const supportProblemLength = { min: 10, max: 2000 } as const;

/** `POST /api/contact/support`. The message speaks of words, the bound counts characters: both as specified. */
export const contactSupportRequest = z.object({
  ...contactFields,
  problem: z
    .string({ error: 'Problem description must be at least 10 characters' })
    .trim()
    .min(supportProblemLength.min, 'Problem description must be at least 10 characters')
    .max(supportProblemLength.max, 'Problem description must be less than 2000 words'),
});
