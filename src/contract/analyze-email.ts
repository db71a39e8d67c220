import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';

export const contentRequiredMessage = 'Email content is required';

/** A file may be 2 MB; a pasted message is the same message. */
export const maxEmailBytes = 2 * 1024 * 1024;

/** `POST /api/analyze/email`: a bare body, a body with headers, or the full source of a message. */
export const analyzeEmailRequest = z.object({
  content: z
    .string({ error: contentRequiredMessage })
    .max(maxEmailBytes, 'This message is larger than 2 MB. Please paste the part that worries you.')
    .refine((text) => text.trim() !== '', contentRequiredMessage),
  /** An empty field of the form is the same as none. */
  sender: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    emailAddressSchema.optional(),
  ),
  subject: z.string().max(2000, 'This subject is longer than 2000 characters. Please shorten it.').optional(),
});
export type AnalyzeEmailInput = z.input<typeof analyzeEmailRequest>;

/** `POST /api/analyze/email-file`, multipart, one file in the field `emailFile`. */
export const emailFileField = 'emailFile';
export const emailFileTypeMessage = 'Only .eml and .txt files are allowed';
export const emailFileSizeMessage = 'File size must not exceed 2MB';
/** `.msg` is Outlook's own format: an extra beyond the two the messages name. */
export const isEmailFileName = (name: string): boolean => /\.(?:eml|txt|msg)$/i.test(name);
