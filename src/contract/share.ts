import { z } from 'zod';
import { analysisSchema } from './analysis.ts';

/** For how many days a shared result can be opened. */
export const shareDays = [1, 7, 30] as const;
export type ShareDays = (typeof shareDays)[number];

/** The verdict with its reasons, or all of it with what was checked. */
export const shareContents = ['verdict', 'all'] as const;
export type ShareContent = (typeof shareContents)[number];

/** `POST /api/analysis/:id/share`. Sharing again replaces the former address, which stops working. */
export const shareRequest = z.object({
  days: z.literal(shareDays, { error: 'Please choose 1, 7 or 30 days' }),
  content: z.enum(shareContents, {
    error: "Please choose what to share: 'verdict' for the verdict and its reasons, or 'all'",
  }),
});
export type ShareRequest = z.infer<typeof shareRequest>;

/** Its address is in this answer and nowhere else: we keep a hash of it. */
export const shareResponse = z.object({ url: z.url(), expiresAt: z.iso.datetime() });

/** `GET /api/analysis/:id/share`, for its owner. */
export const shareStateResponse = z.object({
  share: z.object({ content: z.enum(shareContents), expiresAt: z.iso.datetime() }).nullable(),
});
export type ShareState = z.infer<typeof shareStateResponse>;

/** `DELETE /api/analysis/:id/share`. */
export const withdrawnShareResponse = z.object({ message: z.string() });

/** The page of a shared result, and what its server looks for. */
export const sharedPage = '/shared/';

/** An analysis without whose it is. What was not shared is empty. */
const sharedAnalysisSchema = analysisSchema.omit({ id: true, userId: true });
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;

/** `GET /api/shared/:token`. */
export const sharedResultResponse = z.object({
  content: z.enum(shareContents),
  expiresAt: z.iso.datetime(),
  analysis: sharedAnalysisSchema,
});
export type SharedResult = z.infer<typeof sharedResultResponse>;
