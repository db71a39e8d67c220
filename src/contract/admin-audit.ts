import { z } from 'zod';
import { pageQuery } from './admin-users.ts';

/** `GET /api/admin/audit`: what administrators did, the newest first. */
export const adminAuditQuery = z.object(pageQuery);

/** An action on ten thousand accounts is shown with this many of them. */
export const shownTargets = 20;

export const adminAuditResponse = z.object({
  actions: z.array(
    z.object({
      id: z.uuid(),
      adminEmail: z.string(),
      action: z.string(),
      /** The first of the accounts it concerned. */
      targets: z.array(z.string()),
      targetCount: z.number().int(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      at: z.iso.datetime(),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
export type AdminAudit = z.infer<typeof adminAuditResponse>;
