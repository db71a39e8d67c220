import { z } from 'zod';

export const invalidUrlMessage = 'Please enter a valid URL (e.g., example.com or www.example.com)';

/** Far above any link a browser accepts in practice, far below what would keep a parser busy. */
const maxLength = 8192;

/** A dotted name, a bracketed IPv6 address or an IPv4 address: `https://word` is not an address that a visitor means. */
const nameable = /^(?:\[[0-9a-f:.]+\]|[^.]+(?:\.[^.]+)+\.?)$/i;

const readUrl = (text: string): URL | null =>
  URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);

/** `POST /api/analyze/url`: a bare host is accepted, https is assumed. */
export const analyzeUrlRequest = z.object({
  url: z
    .string({ error: invalidUrlMessage })
    .trim()
    .min(1, invalidUrlMessage)
    .max(
      maxLength,
      'This URL is longer than 8192 characters. Please shorten it to the part before the question mark.',
    )
    .refine((text) => {
      const url = readUrl(text);
      return url !== null && /^https?:$/.test(url.protocol) && nameable.test(url.hostname);
    }, invalidUrlMessage),
});
export type AnalyzeUrlInput = z.input<typeof analyzeUrlRequest>;
