import { z } from 'zod';
import { contactFields } from './contact.ts';

export const salesMessageLength = { min: 10, max: 500 } as const;

/** `POST /api/contact/sales`. The message speaks of words, the bound counts characters: both as specified. */
export const contactSalesRequest = z.object({
  ...contactFields,
  message: z
    .string({ error: 'Message must be at least 10 characters' })
    .trim()
    .min(salesMessageLength.min, 'Message must be at least 10 characters')
    .max(salesMessageLength.max, 'Message must be less than 500 words'),
});
