import { eq } from 'drizzle-orm';
import type { Analysis } from '../../contract/analysis.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import type { Database } from '../store/database.ts';
import { users } from '../store/schema.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import { presentAnalysis } from './present-analysis.ts';

type Needs = {
  db: Database;
  findAnalysis: (id: string) => Promise<AnalysisRow | null>;
  clock: () => Date;
};

/** Shows an administrator what somebody submitted, once it is on record that they read it, and why. */
export const openAnalysis =
  ({ db, findAnalysis, clock }: Needs) =>
  async (admin: UserRow, id: string, reason: string): Promise<Analysis> => {
    const row = isUuid(id) ? await findAnalysis(id) : null;
    if (!row) throw new Failure('not_found', 'There is no such analysis, or its content is no longer kept');
    const [owner] = row.userId
      ? await db.select({ email: users.email }).from(users).where(eq(users.id, row.userId))
      : [];
    await db.transaction((transaction) =>
      adminActionStore(transaction).record({
        adminEmail: admin.email,
        action: 'open analysis',
        targets: owner ? [owner.email] : [],
        details: { analysis: row.id, reason },
        at: clock(),
      }),
    );
    return presentAnalysis(row);
  };
export type OpenAnalysis = ReturnType<typeof openAnalysis>;
