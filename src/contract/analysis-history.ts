import { z } from 'zod';
import { type AnalysisType, listedAnalysisSchema } from './analysis.ts';
import { riskLevels } from './risk.ts';

/** The tools whose results are kept, as their tabs call them. */
export const historyTools = ['email', 'screenshot', 'url', 'whois'] as const;
export type HistoryTool = (typeof historyTools)[number];

export const typesOfTool: Record<HistoryTool, readonly AnalysisType[]> = {
  email: ['email', 'email-file'],
  screenshot: ['screenshot'],
  url: ['url'],
  whois: ['general'],
};

/** What is in the safe band and vouched for by nothing is not called safe, so it is not found as that either. */
export const historyLevels = [...riskLevels, 'inconclusive'] as const;
export type HistoryLevel = (typeof historyLevels)[number];

export const historyPageSize = 50;
export const maxHistoryPage = 500;

const limitMessage = `Please ask for 1 to ${maxHistoryPage} checks at a time`;
const dateMessage = 'Please give dates as 2026-11-18, or as a time such as 2026-11-18T09:30:00Z';
/** Of a page that a form sent empty. */
const none = z.literal('');

const moment = z
  .union([none, z.iso.date(), z.iso.datetime({ offset: true })], { error: dateMessage })
  .optional();

/** Which of the kept checks: all that are given must be true of them. A field that is empty counts as left out. */
const historyFilter = {
  /** Occurs in what was checked, in its subject, its sender, or the name of a finding. Taken literally. */
  query: z.string({ error: 'Please search for one text' }).optional(),
  tool: z
    .enum(['', ...historyTools], { error: 'The tool must be email, screenshot, url or whois' })
    .optional(),
  level: z
    .enum(['', ...historyLevels], { error: 'The level must be safe, suspicious, phishing or inconclusive' })
    .optional(),
  from: moment,
  /** A day is meant with its end. */
  to: moment,
};

/**
 * `GET /api/analysis/history`. Without any of these the answer has the newest checks, as many as the plan shows, and the number of all;
 * with one it is a page of those that the filter finds among them.
 */
export const analysisHistoryQuery = z.object({
  ...historyFilter,
  /** `next` of the page before. */
  cursor: z.string({ error: 'Please send one cursor' }).optional(),
  limit: z
    .string({ error: limitMessage })
    .regex(/^\d{0,4}$/, limitMessage)
    .refine((text) => text === '' || (Number(text) >= 1 && Number(text) <= maxHistoryPage), limitMessage)
    .optional(),
});
export type HistoryQuery = z.infer<typeof analysisHistoryQuery>;

export const exportFormats = ['csv', 'json'] as const;

/** `GET /api/analysis/export`: what the list shows with the same filter, as a file. */
export const analysisExportQuery = z.object({
  ...historyFilter,
  format: z.enum(exportFormats, { error: 'Please choose one of the formats: csv or json' }),
});
export type ExportQuery = z.infer<typeof analysisExportQuery>;

export const analysisHistoryResponse = z.object({
  analyses: z.array(listedAnalysisSchema),
  total: z.number().int().nonnegative(),
  /** The cursor of the next page; left out on the last one. */
  next: z.string().optional(),
});
export type AnalysisHistory = z.infer<typeof analysisHistoryResponse>;

const maxDeleted = 500;
const idsMessage = `Please send the ids of 1 to ${maxDeleted} checks`;

/** `POST /api/analysis/delete` deletes several of the user's own. An id that is none of theirs changes nothing. */
export const deleteAnalysesRequest = z.object({
  ids: z
    .array(z.string({ error: idsMessage }), { error: idsMessage })
    .min(1, idsMessage)
    .max(maxDeleted, idsMessage),
});

/** `DELETE /api/analysis/:id` deletes one of the user's own, `DELETE /api/analysis` all of them. */
export const deletedAnalysesResponse = z.object({ message: z.string(), deleted: z.number().int() });
