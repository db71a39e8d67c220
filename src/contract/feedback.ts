import { z } from 'zod';
import { riskLevels } from './risk.ts';

/** For so long what a person let us keep with a report stays with it. */
export const feedbackContentDays = 90;
/** The report itself, without content, is deleted after so long. */
export const feedbackDays = 365;
export const feedbackPerDay = 10;

export const maxCommentLength = 1000;

const verdictMessage = 'Please say what the verdict should have been: safe, suspicious or phishing';
const commentMessage = `Please keep the comment to ${maxCommentLength} characters`;
const keepMessage =
  'Please say whether we may keep the content with your report (keepContent: true or false)';

/** `POST /api/analysis/:id/feedback`: the owner of a result says that its verdict is wrong. Once for each result. */
export const feedbackRequest = z.object({
  verdict: z.enum(riskLevels, verdictMessage),
  comment: z.string({ error: commentMessage }).trim().max(maxCommentLength, commentMessage).optional(),
  /** Without it nothing of what was submitted is kept with the report. */
  keepContent: z.boolean({ error: keepMessage }),
});
export type Feedback = z.infer<typeof feedbackRequest>;

export const decisions = ['accepted', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

/** A report as the person who made it sees it. */
const reportSchema = z.object({
  id: z.uuid(),
  analysisId: z.uuid(),
  verdict: z.enum(riskLevels),
  comment: z.string().nullable(),
  keepContent: z.boolean(),
  reportedAt: z.iso.datetime(),
  /** When comment and content are deleted. */
  contentUntil: z.iso.datetime(),
  /** Null until somebody has decided. */
  answer: z
    .object({
      decision: z.enum(decisions),
      reason: z.string(),
      decidedAt: z.iso.datetime(),
      /** Until when our verdict on this is corrected; null where it is not. */
      correctedUntil: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type Report = z.infer<typeof reportSchema>;

/** `GET` answers null where nothing was reported; `POST` answers the report as it was taken. */
export const feedbackResponse = z.object({ report: reportSchema.nullable() });
/** `DELETE /api/analysis/:id/feedback`. */
export const feedbackWithdrawnResponse = z.object({ message: z.string() });
