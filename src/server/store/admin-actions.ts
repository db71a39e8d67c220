import { desc, sql } from 'drizzle-orm';
import { shownTargets } from '../../contract/admin-audit.ts';
import { type AdminAction, appendToChain } from './audit-chain.ts';
import type { Database } from './database.ts';
import { adminActions } from './schema.ts';

const listedColumns = {
  id: adminActions.id,
  adminEmail: adminActions.adminEmail,
  action: adminActions.action,
  targets: sql<
    string[]
  >`jsonb_path_query_array(${adminActions.targets}, ${sql.raw(`'$[0 to ${shownTargets - 1}]'`)})`,
  targetCount: sql<number>`jsonb_array_length(${adminActions.targets})`,
  details: adminActions.details,
  at: adminActions.at,
};

export const adminActionStore = (db: Database) => ({
  /** Inside the transaction of the action itself: neither happens without the other. */
  record: async (action: AdminAction): Promise<void> => {
    await appendToChain(db, action);
  },

  newest: async ({ offset, limit }: { offset: number; limit: number }) => ({
    actions: await db
      .select(listedColumns)
      .from(adminActions)
      .orderBy(desc(adminActions.at), sql`${adminActions.number} desc nulls last`, desc(adminActions.id))
      .offset(offset)
      .limit(limit),
    total: await db.$count(adminActions),
  }),
});
export type AdminActionStore = ReturnType<typeof adminActionStore>;
