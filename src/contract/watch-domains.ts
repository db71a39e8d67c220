import { z } from 'zod';
import { proofRecordSchema } from './domain-proof.ts';
import { outsideText } from './outside-text.ts';
import { watchCursor } from './watch.ts';

const domainMessage = 'Please give a domain, for example example.com';
/** `POST /api/watch/domains`. */
export const watchDomainRequest = z.strictObject({
  domain: z.string(domainMessage).trim().min(1, domainMessage).max(300, domainMessage),
});
export type WatchDomainInput = z.input<typeof watchDomainRequest>;

export const watchDomainsQuery = z.strictObject({ cursor: watchCursor });
export const watchedDomainsPage = 100;

/** SPF, DMARC, MTA-STS and DNSSEC in a word; null where it could not be found out. */
const protection = outsideText.nullable();

/** What a lookalike has: a page like the domain's, mail, a certificate, a server. */
export const lookalikePowers = ['page', 'mail', 'certificate', 'address'] as const;
export type LookalikePower = (typeof lookalikePowers)[number];

export const watchedDomainSchema = z.object({
  id: z.uuid(),
  /** As people read it, and as DNS has it. */
  domain: z.string(),
  ascii: z.string(),
  addedAt: z.iso.datetime(),
  /** Null before the first look. */
  lastLookAt: z.iso.datetime().nullable(),
  /** `paused`: the plan watches fewer domains than there are; the oldest ones are watched. */
  state: z.enum(['watched', 'paused']),
  proof: z.object({
    /** `lost`: the record was there, and is not any more. */
    state: z.enum(['none', 'proved', 'lost']),
    provedAt: z.iso.datetime().nullable(),
    /** What to publish. */
    record: proofRecordSchema,
  }),
  /** What was seen at the last look; null before it. */
  seen: z
    .object({
      /** Null: it could not be found out. */
      isRegistered: z.boolean().nullable(),
      registrationEndsAt: z.string().nullable(),
      registrar: outsideText.nullable(),
      nameServers: z.array(outsideText),
      certificateEndsAt: z.string().nullable(),
      certificateIssuer: outsideText.nullable(),
      ...{ spf: protection, dmarc: protection, mtaSts: protection, dnssec: protection },
      /** Lists of abused domains and addresses that name it; null where none answered. */
      listedBy: z.array(outsideText).nullable(),
      /** Registered domains that could be taken for it, the readiest first; null where it could not be found out. */
      lookalikes: z
        .array(
          z.object({
            domain: z.string(),
            kind: z.string(),
            /** It was registered at the last look. */
            isThere: z.boolean(),
            has: z.array(z.enum(lookalikePowers)),
          }),
        )
        .nullable(),
    })
    .nullable(),
});
export type WatchedDomain = z.infer<typeof watchedDomainSchema>;

/** `GET /api/watch/domains`. */
export const watchedDomainsResponse = z.object({
  /** The oldest first. */
  domains: z.array(watchedDomainSchema),
  count: z.number().int(),
  /** How many the plan watches; -1 where there is no limit, 0 on plans that watch none. */
  limit: z.number().int(),
  /** Why none can be looked at, in a sentence; null where they are. */
  problem: z.string().nullable(),
  next: z.string().optional(),
});
export type WatchedDomains = z.infer<typeof watchedDomainsResponse>;
