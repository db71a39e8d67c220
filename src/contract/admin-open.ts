import { z } from 'zod';

export const reasonBounds = { min: 10, max: 500 } as const;

const reasonMessage = 'Please say in a few words why you need to read this (10 to 500 characters)';

/** `POST /api/admin/analyses/:id/open`: answers a whole analysis of somebody else. The reason goes into the audit trail. */
export const openAnalysisRequest = z.object({
  reason: z
    .string({ error: reasonMessage })
    .trim()
    .min(reasonBounds.min, reasonMessage)
    .max(reasonBounds.max, reasonMessage),
});

/** What administrators see in place of what somebody else submitted. */
export const maskedText = 'Hidden. To read it, open it with a reason.';
