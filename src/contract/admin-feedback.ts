import { z } from 'zod';
import { pageQuery } from './admin-users.ts';
import { analysisSchema, analysisTypes } from './analysis.ts';
import { decisions } from './feedback.ts';
import { riskLevels } from './risk.ts';

/** How long a correction holds: no decision about something on the web stays right for ever. */
export const correctionDays = { default: 30, max: 90 } as const;

const decisionReasonBounds = { min: 3, max: 1000 } as const;

const reasonMessage = `Please give the reason for your decision (${decisionReasonBounds.min} to ${decisionReasonBounds.max} characters). The person who reported it reads it.`;
const decisionMessage = 'Please decide: accepted or rejected';
export const expiryMessage = `Please give an end between now and ${correctionDays.max} days from now`;

/** `GET /api/admin/feedback`. Open ones come the oldest first, decided ones the newest first. */
export const adminFeedbackQuery = z.object({
  ...pageQuery,
  state: z.enum(['open', 'decided'], 'Please ask for open or decided reports').optional(),
});

/** Reports of the same item that say the same are one line, however many there are. Nothing of the content is in it. */
const reportGroupSchema = z.object({
  /** Of the oldest report: deciding it decides them all. */
  id: z.uuid(),
  analysisId: z.uuid(),
  analysisType: z.enum(analysisTypes),
  /** Our verdict, and the one that was asked for. */
  riskLevel: z.enum(riskLevels),
  /** False where ours was in the safe band and nothing vouched for it; null once the result itself is gone. */
  isConclusive: z.boolean().nullable(),
  riskScore: z.number().int(),
  verdict: z.enum(riskLevels),
  /** Our verdict rests on proof of deception: a warning for the administrator who decides. */
  restsOnProof: z.boolean(),
  /** False for results from before it was kept: accepted, such a report is answered and changes no verdict. */
  isCorrectable: z.boolean(),
  reports: z.number().int(),
  accounts: z.number().int(),
  /** Of the youngest account among them. */
  newestAccountAt: z.iso.datetime(),
  /** How many have let us keep the content. */
  withContent: z.number().int(),
  /** A report that has something to read, by `POST /api/admin/feedback/:id/open`; null where none has. */
  readableId: z.uuid().nullable(),
  reportedAt: z.iso.datetime(),
  lastReportedAt: z.iso.datetime(),
  answer: z
    .object({
      decision: z.enum(decisions),
      reason: z.string(),
      decidedBy: z.string(),
      decidedAt: z.iso.datetime(),
      correctedUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type ReportGroup = z.infer<typeof reportGroupSchema>;

export const adminFeedbackResponse = z.object({
  reports: z.array(reportGroupSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type AdminFeedback = z.infer<typeof adminFeedbackResponse>;

/** `POST /api/admin/feedback/:id`. A decision may be changed; a correction that was made by it ends then. */
export const decideReportRequest = z.object({
  decision: z.enum(decisions, decisionMessage),
  reason: z
    .string({ error: reasonMessage })
    .trim()
    .min(decisionReasonBounds.min, reasonMessage)
    .max(decisionReasonBounds.max, reasonMessage),
  /** When a correction ends; 30 days from now where nothing is said, 90 at most. */
  expiresAt: z.iso.datetime({ offset: true, error: expiryMessage }).optional(),
});
export type DecideReport = z.infer<typeof decideReportRequest>;

export const decidedReportResponse = z.object({
  message: z.string(),
  /** How many reports were answered by it. */
  decided: z.number().int(),
  correctedUntil: z.iso.datetime().nullable(),
});

/** `POST /api/admin/feedback/:id/open`, with a reason that goes into the audit trail: the comment, and what was let to be kept. */
export const openedReportResponse = z.object({
  comment: z.string().nullable(),
  analysis: analysisSchema.nullable(),
});
export type OpenedReport = z.infer<typeof openedReportResponse>;
