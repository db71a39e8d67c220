import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';
import {
  contentRequiredMessage,
  contentSizeMessage,
  maxEmailBytes,
  maxSubjectLength,
  subjectSizeMessage,
} from './email-input.ts';

/** `POST /api/analyze/email`: a bare body, a body with headers, or the full source of a message. */
export const analyzeEmailRequest = z.object({
  content: z
    .string({ error: contentRequiredMessage })
    .max(maxEmailBytes, contentSizeMessage)
    .refine((text) => text.trim() !== '', contentRequiredMessage),
  /** An empty field of the form is the same as none. */
  sender: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    emailAddressSchema.optional(),
  ),
  subject: z.string().max(maxSubjectLength, subjectSizeMessage).optional(),
});
export type AnalyzeEmailInput = z.input<typeof analyzeEmailRequest>;
