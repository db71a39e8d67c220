import { z } from 'zod';
import { outsideText } from './outside-text.ts';

const lookalikeMessage = 'lookalike: please give one of the similar domains of this result';

/**
 * `POST /api/analysis/:id/abuse-report`, also without a body. `lookalike` names one of the similar domains that a domain check found;
 * left out, the report is about what was checked.
 */
export const abuseReportRequest = z
  .object({
    lookalike: z
      .string(lookalikeMessage)
      .trim()
      .min(1, lookalikeMessage)
      .max(253, lookalikeMessage)
      .nullish(),
  })
  .nullish();
export type AbuseReportWish = NonNullable<z.output<typeof abuseReportRequest>>;

/** The registrar of a domain, the host of its address, and the lists that browsers warn by. */
export const abuseContactKinds = ['registrar', 'host', 'list'] as const;

export const abuseContactSchema = z.object({
  kind: z.enum(abuseContactKinds),
  /** The domain or address that it answers for. */
  about: z.string(),
  name: outsideText.nullable(),
  /** Null where it is not known, and for lists, which take reports on a page. */
  email: z.string().nullable(),
  /** The page of a list; null for the others. */
  url: z.url().nullable(),
  /** Where this was learned, or why it is not known, in a sentence. */
  note: outsideText,
});
export type AbuseContact = z.infer<typeof abuseContactSchema>;

/** A report to copy, mail or save. Nothing has been sent. */
export const abuseReportResponse = z.object({
  contacts: z.array(abuseContactSchema),
  mail: z.object({
    /** Addresses for complaints as registries publish them; empty where none is known. */
    to: z.array(z.string()),
    subject: z.string(),
    text: z.string(),
  }),
  /** XARF 4 (https://xarf.org); null where there is no web address to report, which it needs. */
  xarf: z.record(z.string(), z.json()).nullable(),
  /** What the result names and the report leaves out, and why. */
  leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type AbuseReport = z.infer<typeof abuseReportResponse>;
