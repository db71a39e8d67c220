import type { RetentionState } from '../../contract/retention.ts';
import { type Retention, retentionChoices } from '../../contract/retention-times.ts';
import type { ExpiredContentStore } from '../store/expired-content.ts';
import type { OwnAnalysisStore } from '../store/own-analyses.ts';
import type { UserRow } from '../store/users.ts';

type Needs = {
  own: Pick<OwnAnalysisStore, 'ages' | 'setRetention'>;
  expired: Pick<ExpiredContentStore, 'ofUser'>;
  clock: () => Date;
};

/** For how long a user's checks are kept: what they have chosen, and what each choice would delete. */
export const keepFor = ({ own, expired, clock }: Needs) => {
  const state = async (userId: string, days: Retention): Promise<RetentionState> => ({
    days,
    ...(await own.ages(userId, clock())),
  });
  return {
    show: async ({ id, retentionDays }: UserRow): Promise<RetentionState> =>
      state(id, retentionChoices.find((days) => days === retentionDays) ?? null),

    /** Counts at once: what is older is gone when this resolves. */
    choose: async ({ id }: UserRow, days: Retention): Promise<RetentionState> => {
      await own.setRetention(id, days);
      if (days !== null) await expired.ofUser(id, clock());
      return state(id, days);
    },
  };
};
export type KeepFor = ReturnType<typeof keepFor>;
