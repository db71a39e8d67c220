import { z } from 'zod';
import { blacklistStatuses } from './blacklist-status.ts';
import { domainParts } from './domain-facts.ts';
import { checkSchema } from './explanation.ts';
import { failureBody } from './failure.ts';
import { outsideContactSchema } from './outside-contacts.ts';
import { outsideText } from './outside-text.ts';
import { severities } from './risk.ts';

export const domainMissingMessage = 'Domain name is required';
export const domainInvalidMessage =
  'This is not a domain or an IP address. Please enter one such as example.com or 192.0.2.1';

/** A pasted URL is accepted too: far above any domain, far below what would keep a parser busy. */
const maxLength = 2048;

/** `POST /api/analyze/domain`: a domain, a URL or an IP address. */
export const analyzeDomainRequest = z.object({
  domain: z
    .string({ error: domainMissingMessage })
    .trim()
    .min(1, domainMissingMessage)
    .max(maxLength, domainInvalidMessage),
});
export type AnalyzeDomainInput = z.input<typeof analyzeDomainRequest>;

/** `unknown`: too little could be found out to say anything. */
export const domainRiskLevels = ['safe', 'suspicious', 'dangerous', 'unknown'] as const;
export type DomainRiskLevel = (typeof domainRiskLevels)[number];

const text = outsideText.nullable();
const texts = z.array(outsideText);
const isoDate = z.iso.datetime().nullable();
const flag = z.boolean().nullable();

/** How one lookup ended. What is unknown shows as '-' and says why. */
export const partOutcomeSchema = z.object({
  state: z.enum(['known', 'absent', 'unknown']),
  /** In a visitor's words; empty unless something is unknown. */
  detail: z.string(),
  /** When it was learned: earlier than the call where an answer was cached. */
  checkedAt: z.iso.datetime(),
});
export type PartOutcome = z.infer<typeof partOutcomeSchema>;

export const domainThreatSchema = z.object({
  type: z.string(),
  severity: z.enum(severities),
  description: z.string(),
  recommendation: z.string(),
  /** Points of the score that it accounts for. */
  score: z.number().int().min(0).max(100),
});

export const imitationSchema = z.object({
  brand: z.string(),
  /** The address that the brand really has. */
  genuine: z.string(),
  /** One sentence: how the domain imitates it. */
  how: z.string(),
  /** The imitating part as a person sees it, and which of its characters differ. */
  seen: z.string(),
  positions: z.array(z.number().int().min(0)),
});

/** Section 3 of the specification; what it does not name comes after what it names. Null shows as '-'. */
export const domainResultSchema = z.object({
  domain: z.string(),
  heuristicChecks: z.object({
    riskLevel: z.enum(domainRiskLevels),
    riskScore: z.number().int().min(0).max(100),
    suspiciousWords: texts,
  }),
  domainAge: z.object({ ageInDays: z.number().int().min(0).nullable(), ageDescription: text }),
  whoisInfo: z.object({
    creationDate: isoDate,
    expiryDate: isoDate,
    updatedDate: isoDate,
    status: texts,
    registrar: text,
    registrantOrg: text,
    isRedacted: z.boolean(),
    abuseEmail: text,
    /** For addresses: the block they lie in. */
    network: text,
    source: text,
  }),
  dnsRecords: z.object({
    A: texts,
    MX: texts,
    NS: texts,
    spfRecord: text,
    dmarcRecord: text,
    dkimRecord: text,
    AAAA: texts,
    TXT: texts,
    CAA: texts,
    SOA: text,
    CNAME: texts,
    dnssec: z.enum(['signed', 'unsigned', 'broken']).nullable(),
  }),
  /** What is known about each protection against forged mail from this domain. `missing` is known, `unknown` is not. */
  emailSecurity: z.object({
    spf: z.object({
      state: z.enum(['configured', 'missing', 'unknown']),
      detail: text,
      lookups: z.number().int().nullable(),
      problems: texts,
    }),
    dmarc: z.object({
      state: z.enum(['configured', 'missing', 'unknown']),
      detail: text,
      policy: text,
      inheritedFrom: text,
      problems: texts,
    }),
    dkim: z.object({ state: z.enum(['configured', 'unknown']), selectors: texts }),
    mtaSts: z.enum(['configured', 'missing', 'unknown']),
    tlsRpt: z.enum(['configured', 'missing', 'unknown']),
    bimi: z.enum(['configured', 'missing', 'unknown']),
    /** Whether an attacker can send mail from this domain: one sentence. */
    summary: z.string(),
  }),
  hostingInfo: z.object({
    ipAddress: text,
    country: text,
    asn: text,
    organization: text,
    isp: text,
    reverseDns: text,
  }),
  sslInfo: z.object({
    hasHTTPS: flag,
    isValid: flag,
    issuer: text,
    validFrom: isoDate,
    expiryDate: isoDate,
    certificateType: text,
    problems: texts,
    names: texts,
    key: text,
    protocol: text,
    chain: texts,
  }),
  blacklistCheck: z.object({
    /** Null when no list could be asked. */
    isBlacklisted: flag,
    sources: texts,
    listedBy: texts,
    /** In results of older servers, neither is there. */
    status: z.enum(blacklistStatuses).optional(),
    /** The day of the newest list that was asked; null where none was. */
    asOf: z.iso.date().nullable().optional(),
  }),
  threatIntelligence: z.object({
    /** Lookalikes of the entered domain that exist. */
    similarDomains: texts,
    lookalikes: z.array(
      z.object({
        domain: outsideText,
        kind: z.string(),
        addresses: texts,
        hasMail: z.boolean(),
      }),
    ),
    imitation: imitationSchema.nullable(),
    popularity: text,
  }),
  threats: z.array(domainThreatSchema),
  recommendations: texts,
  /** The domain as people read it, where that differs from `domain`. */
  unicodeDomain: text,
  reassurances: texts,
  checks: z.array(checkSchema),
  lookups: z.record(z.enum(domainParts), partOutcomeSchema),
  checkedAt: z.iso.datetime(),
  /** Outside services that were asked in this call; left out while it runs, and by older servers. */
  outside: z.array(outsideContactSchema).max(40).optional(),
  /** Under which id it was kept for the user; left out for guests, and while it runs. */
  analysisId: z.uuid().optional(),
});
export type DomainResult = z.infer<typeof domainResultSchema>;

/** Some fields of the result; of the lookups only those that have ended. */
const domainFieldsSchema = domainResultSchema
  .partial()
  .extend({ lookups: z.partialRecord(z.enum(domainParts), partOutcomeSchema).optional() });
export type DomainPartFields = z.infer<typeof domainFieldsSchema>;

export const domainPartSchema = z.object({
  part: z.enum(['subject', ...domainParts]),
  fields: domainFieldsSchema,
});

/**
 * A line of the answer when it is asked for by `Accept: application/x-ndjson`. The first names the domain that is looked up, then
 * each lookup fills its fields of the result as it ends; the last line holds the whole result or what went wrong.
 */
export const domainLineSchema = z.union([
  domainPartSchema,
  z.object({ result: domainResultSchema }),
  z.object({ status: z.number().int(), failure: failureBody }),
]);
export type DomainLine = z.infer<typeof domainLineSchema>;
