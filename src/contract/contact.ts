import { z } from 'zod';
import { emailAddressSchema } from './email-address.ts';

/** What the sales and the support form share. */
export const contactFields = {
  name: z
    .string({ error: 'Name must be at least 2 characters' })
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(200, 'Name must be at most 200 characters'),
  email: emailAddressSchema,
  company: z.string().trim().max(200, 'Company must be at most 200 characters').optional(),
};

export const contactResponse = z.object({ message: z.string() });
