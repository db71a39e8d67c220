import { z } from 'zod';

// What the registration readers may return: plain text of bounded length, and valid dates.

const plain = z
  .string()
  .max(300)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u);
const date = z.iso
  .datetime()
  .refine((text) => /^(?:19[89]|20|21)/.test(text), 'a year that no registry has seen')
  .nullable();

export const registrationShape = z.strictObject({
  createdAt: date,
  expiresAt: date,
  updatedAt: date,
  statuses: z.array(plain).max(50),
  registrar: plain.nullable(),
  organisation: plain.nullable(),
  isRedacted: z.boolean(),
  country: plain.max(60).nullable(),
  nameServers: z.array(plain).max(50),
  abuseEmail: plain.nullable(),
  isSigned: z.boolean().nullable(),
  network: plain.nullable(),
  source: plain,
  protocol: z.enum(['rdap', 'whois']),
});
