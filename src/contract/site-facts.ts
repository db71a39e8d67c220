import { z } from 'zod';
import { defaultFacts } from './site.ts';

/** The brand's addresses. The server writes them into the page, so one setting changes every place they show. */
export const siteAddressesSchema = z.object({
  hello: z.email().default(defaultFacts.hello),
  sales: z.email().default(defaultFacts.sales),
  support: z.email().default(defaultFacts.support),
  privacy: z.email().default(defaultFacts.privacy),
});
export type SiteAddresses = z.infer<typeof siteAddressesSchema>;

/** What every page knows of the server that has sent it. */
export const siteFactsSchema = siteAddressesSchema.extend({
  /** False where there is no mail server: then no page may promise an answer by mail. */
  answersByMail: z.boolean().default(defaultFacts.answersByMail),
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;
