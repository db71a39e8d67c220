import { z } from 'zod';
import { checkStates } from '../../contract/explanation.ts';
import { riskLevels, severities } from '../../contract/risk.ts';

/** A value of the technical analysis. Fields are a list, because their order has a meaning. */
export type TechnicalValue =
  | string
  | number
  | boolean
  | null
  | TechnicalValue[]
  | { fields: TechnicalField[] };
export type TechnicalField = { key: string; value: TechnicalValue };

const technicalValue: z.ZodType<TechnicalValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(technicalValue),
    z.strictObject({ fields: z.array(technicalField) }),
  ]),
);
const technicalField = z.strictObject({ key: z.string(), value: technicalValue });

const reportedThreat = z.strictObject({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(severities),
  /** Points of the score; null where none were given. */
  points: z.number().nullable(),
  /** What the score would be without it; null where that is not known. */
  scoreWithout: z.number().nullable(),
  recommendation: z.string(),
  /** What it was seen in, word for word. */
  evidence: z.array(z.string()),
});
export type ReportedThreat = z.infer<typeof reportedThreat>;

const reportedVulnerability = z.strictObject({
  cveId: z.string(),
  title: z.string(),
  description: z.string(),
  /** '-' while it is not rated. */
  severity: z.string(),
  cvssScore: z.number().nullable(),
  isKnownExploited: z.boolean(),
  facts: z.array(technicalField),
  recommendations: z.array(z.string()),
});
export type ReportedVulnerability = z.infer<typeof reportedVulnerability>;

export const reportLevels = [...riskLevels, 'unknown', 'none'] as const;
export type ReportLevel = (typeof reportLevels)[number];

/**
 * Everything a report says. It is what is signed, and every format is written from it: nothing else can get into one.
 * Its texts are bounded, and the addresses in them defanged.
 */
export const reportDocumentSchema = z.strictObject({
  format: z.literal('hookwise-security-report'),
  version: z.literal(1),
  kind: z.enum(['analysis', 'domain', 'vulnerabilities']),
  /**
   * `recorded`: the server that signed this holds the same result in its records. `submitted`: the caller sent it, and
   * the signature vouches for the file alone.
   */
  origin: z.enum(['recorded', 'submitted']),
  analysisId: z.string().nullable(),
  analysisType: z.string(),
  analysedAt: z.string().nullable(),
  generatedAt: z.string(),
  verdict: z.strictObject({
    /** `unknown`: too little could be found out. `none`: there is nothing to be judged, as with a search. */
    level: z.enum(reportLevels),
    score: z.number().int().min(0).max(100).nullable(),
    headline: z.string(),
    sentence: z.string(),
  }),
  whoSentThis: z.string(),
  recommendations: z.array(z.string()),
  safeWay: z.string(),
  threats: z.array(reportedThreat),
  vulnerabilities: z.array(reportedVulnerability),
  reassurances: z.array(z.string()),
  trail: z.array(
    z.strictObject({ depth: z.number().int(), label: z.string(), why: z.string(), finding: z.string() }),
  ),
  checks: z.array(z.strictObject({ name: z.string(), state: z.enum(checkStates), detail: z.string() })),
  technicalAnalysis: z.array(technicalField),
  input: z.strictObject({
    preview: z.string(),
    characters: z.number().int(),
    /** Of the whole input as UTF-8. */
    sha256: z.string(),
  }),
  /** What there was more of than a report holds. */
  notes: z.array(z.string()),
  engine: z.strictObject({
    version: z.string(),
    parts: z.array(z.strictObject({ name: z.string(), date: z.string() })),
  }),
});
export type ReportDocument = z.infer<typeof reportDocumentSchema>;

/** The server that makes the report: its version, and how old its models and tables are. */
export type ReportEngine = ReportDocument['engine'];
