import type { AdminFeedback } from '../../contract/admin-feedback.ts';
import type { ReportQueue } from '../store/report-queue.ts';

type Wish = { state: 'open' | 'decided'; page: number; pageSize: number };

/** Reports of wrong verdicts that wait for a decision, or have one. */
export const showReportQueue =
  ({ queue }: { queue: ReportQueue }) =>
  async ({ state, page, pageSize }: Wish): Promise<AdminFeedback> => ({
    ...(await queue.page({ state, offset: (page - 1) * pageSize, limit: pageSize })),
    page,
    pageSize,
  });
export type ShowReportQueue = ReturnType<typeof showReportQueue>;
