import { z } from 'zod';
import { invalidUrlMessage, isAddress, maxUrlLength, urlSizeMessage } from './url-input.ts';

/** `POST /api/analyze/url`: a bare host is accepted, https is assumed. */
export const analyzeUrlRequest = z.object({
  url: z
    .string({ error: invalidUrlMessage })
    .trim()
    .min(1, invalidUrlMessage)
    .max(maxUrlLength, urlSizeMessage)
    .refine(isAddress, invalidUrlMessage),
});
export type AnalyzeUrlInput = z.input<typeof analyzeUrlRequest>;
