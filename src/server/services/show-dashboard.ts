import type { Dashboard } from '../../contract/dashboard.ts';
import { historySizeOf } from '../../contract/history-size.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { AnalysisTallyStore } from '../store/analysis-tallies.ts';
import type { UserRow } from '../store/users.ts';
import { daysOfAnalyses, firstShownDay } from './days-of-analyses.ts';
import { presentListed } from './present-analysis.ts';
import type { PresentUser } from './present-user.ts';
import type { ShowWatching } from './show-watching.ts';
import type { UsageOf } from './spend-check.ts';

type Needs = {
  analyses: AnalysisStore;
  usageOf: UsageOf;
  presentUser: PresentUser;
  clock: () => Date;
  tallies: Pick<AnalysisTallyStore, 'daysOf'>;
  watching: Pick<ShowWatching, 'summary'>;
};

export const showDashboard =
  ({ analyses, usageOf, presentUser, clock, tallies, watching }: Needs) =>
  async (user: UserRow): Promise<Dashboard> => {
    const now = clock();
    const days = daysOfAnalyses(await tallies.daysOf(user.id, firstShownDay(now)), now);
    return {
      user: presentUser(user, now),
      usage: await usageOf({ user, address: '' }),
      recentAnalyses: (await analyses.newestOf(user.id, historySizeOf(user))).map(presentListed),
      days,
      watch: await watching.summary(user),
    };
  };
export type ShowDashboard = ReturnType<typeof showDashboard>;
