import { z } from 'zod';
import { outsideText } from './outside-text.ts';

export const dmarcPolicies = ['none', 'quarantine', 'reject'] as const;

/** What a domain asks receivers to do with mail that fails, as it stood in its newest report. */
export const dmarcPolicySchema = z.object({
  policy: z.enum(dmarcPolicies),
  /** Of subdomains; null where they follow the domain. */
  subdomains: z.enum(dmarcPolicies).nullable(),
  /** To how much of that mail it applies. */
  percent: z.number().int(),
});
export type DmarcPolicy = z.infer<typeof dmarcPolicySchema>;

/** As it is sent. A day of a large receiver is packed to a hundredth of this. */
export const maxDmarcBytes = 5 * 1024 * 1024;
/** How far back the page looks. */
export const dmarcShownDays = 90;
/** How many senders are told apart. */
export const maxDmarcSenders = 100;

/** `POST /api/watch/dmarc`. */
export const takenReportsResponse = z.object({
  reports: z.array(
    z.object({
      /** In an archive; null where the report came by itself. */
      file: outsideText.nullable(),
      domain: z.string(),
      reporter: outsideText,
      from: z.iso.date(),
      to: z.iso.date(),
      messages: z.number().int(),
      /** `known`: it has been taken before, and is counted once. */
      state: z.enum(['taken', 'known']),
    }),
  ),
  /** Files of an archive that were not taken, and why. */
  problems: z.array(z.object({ file: outsideText, message: z.string() })),
});
export type TakenReports = z.infer<typeof takenReportsResponse>;

const domainMessage = 'domain: please give a domain, for example example.com';
/** `GET /api/watch/dmarc`. Without a domain: the one whose reports are the newest. */
export const watchDmarcQuery = z.strictObject({
  domain: z.string(domainMessage).trim().min(1, domainMessage).max(253, domainMessage).optional(),
});

/**
 * `unknown`: nothing proves who it is, and nothing it sent passed. `failing`: a known mail service, all or most of whose mail fails.
 * `partly`: some of it fails. `passing`: nearly all passes.
 */
export const dmarcSenderStates = ['unknown', 'failing', 'partly', 'passing'] as const;

export const dmarcSenderSchema = z.object({
  /** A mail service, else the owner of the network, else the beginning of the address. */
  name: outsideText,
  /** It proved by signature or list of servers to be the mail service it is named after. */
  isService: z.boolean(),
  state: z.enum(dmarcSenderStates),
  passed: z.number().int(),
  failed: z.number().int(),
  /** Passed by a signature, and by the list of servers. */
  dkim: z.number().int(),
  spf: z.number().int(),
  /** Of those that failed: what somebody forwarded, and what was refused or put with the junk. */
  forwarded: z.number().int(),
  held: z.number().int(),
  addresses: z.array(z.string()),
  /** How many addresses there are; more than are listed, perhaps. */
  addressCount: z.number().int(),
  lastSeen: z.iso.date(),
});
export type DmarcSender = z.infer<typeof dmarcSenderSchema>;

export const dmarcResponse = z.object({
  /** All domains that there are reports of. */
  domains: z.array(z.string()),
  /** How many domains the plan takes reports of; -1 where there is no limit, 0 where it takes none. */
  limit: z.number().int(),
  /** Where receivers may send them; null where this server has no mailbox for it, or cannot prove who sends. */
  mailbox: z.string().nullable(),
  /** Null where there is no report of the domain, or of any. */
  domain: z
    .object({
      name: z.string(),
      policy: dmarcPolicySchema,
      /** The first and last day that reports are about, at most 90 days back. */
      from: z.iso.date(),
      to: z.iso.date(),
      reports: z.number().int(),
      /** Who reported, the most reports first. */
      reporters: z.array(outsideText),
      passed: z.number().int(),
      failed: z.number().int(),
      /** Every day from the first to the last, those without a report too. */
      days: z.array(z.object({ day: z.iso.date(), passed: z.number().int(), failed: z.number().int() })),
      /** Unknown ones first, and of each kind those with the most messages. */
      senders: z.array(dmarcSenderSchema),
      /** Senders beyond those listed. */
      furtherSenders: z.number().int(),
      /** What to do next on the way to `p=reject`, one thing at a time. */
      next: z.object({
        /** `reached`: nothing is left to do. `wait`: there are too few reports to say. */
        kind: z.enum(['wait', 'fix', 'change', 'reached']),
        title: z.string(),
        text: z.string(),
        /** What to put into the record, where that is what is to be done: `p=quarantine`. */
        record: z.string().nullable(),
      }),
    })
    .nullable(),
});
/** `DELETE /api/watch/dmarc`. */
export const removeDmarcQuery = watchDmarcQuery.required();
export const removedReportsResponse = z.object({ message: z.string() });

export type DmarcOverview = z.infer<typeof dmarcResponse>;
export type DmarcDomain = NonNullable<DmarcOverview['domain']>;
