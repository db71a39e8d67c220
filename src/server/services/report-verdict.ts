import { type Feedback, feedbackContentDays, feedbackPerDay, type Report } from '../../contract/feedback.ts';
import { isUuid } from '../../contract/uuid.ts';
import { restsOnProof } from '../../engine/index.ts';
import { type JudgedItem, judgedLink } from '../adapters/judged-item.ts';
import { Failure } from '../failure.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ReportContent } from '../store/report-content.ts';
import type { AnalysisRow } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import type { ReportRow, VerdictReportStore } from '../store/verdict-reports.ts';
import type { ItemKeys } from './item-keys.ts';
import { inWords, type LimitCalls } from './limit-calls.ts';
import { presentAnalysis } from './present-analysis.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A report that is taken back leaves room for another, and a note for backups each time. */
const triesPerHour = 30;

type Needs = {
  analyses: Pick<AnalysisStore, 'findOwn'>;
  reports: Pick<VerdictReportStore, 'take' | 'findOwn' | 'withdraw'>;
  itemKey: ItemKeys;
  limitCalls: LimitCalls;
  clock: () => Date;
};

/**
 * A person says that the verdict on something they checked is wrong. It waits for an administrator and has no effect by itself.
 * What belongs to others looks like what does not exist, and takes the same statement to find out.
 */
export const reportVerdict = ({ analyses, reports, itemKey, limitCalls, clock }: Needs) => ({
  report: async (user: UserRow, id: string, { verdict, comment, keepContent }: Feedback): Promise<Report> => {
    const found = await analyses.findOwn(user.id, asUuid(id));
    if (!found) throw notFound();
    await limitCalls([{ key: `report:${user.id}`, max: triesPerHour, windowMs: hourMs }]);
    const { row } = found;
    const item = found.item ?? itemIn(row);
    const now = clock();
    const content: ReportContent = {
      comment: comment || null,
      analysis: keepContent ? presentAnalysis(row) : null,
    };
    const taking = await reports.take(
      {
        userId: user.id,
        analysisId: row.id,
        analysisType: row.analysisType,
        item: item && itemKey(item),
        riskScore: row.riskScore,
        riskLevel: row.riskLevel,
        verdict,
        restsOnProof: restsOnProof(row.threats),
        createdAt: now,
        ...content,
      },
      feedbackPerDay,
    );
    if (taking.state === 'taken') return presentReport({ ...taking.report, ...content });
    if (taking.state === 'no such analysis') throw notFound();
    if (taking.state === 'reported before')
      throw new Failure(
        'conflict',
        'You have already reported this result. Take your report back first if you want to change it.',
      );
    const retryAfterMs = Math.max(1000, taking.nextAt.getTime() - now.getTime());
    throw new Failure(
      'too_many_requests',
      `You can report ${feedbackPerDay} results a day. Please try again in ${inWords(retryAfterMs)}.`,
      { retryAfterMs },
    );
  },

  /** Null where nothing was reported. */
  show: async (user: UserRow, id: string): Promise<Report | null> => {
    const report = await reports.findOwn(user.id, asUuid(id));
    if (report) return presentReport(report);
    if (!(await analyses.findOwn(user.id, asUuid(id)))) throw notFound();
    return null;
  },

  withdraw: async (user: UserRow, id: string): Promise<void> => {
    if (!(await reports.withdraw(user.id, asUuid(id), clock()))) throw notFound();
  },
});
export type ReportVerdict = ReturnType<typeof reportVerdict>;

const nobody = '00000000-0000-0000-0000-000000000000';
/** A malformed id is looked for like any other, so that it takes as long. */
const asUuid = (id: string) => (isUuid(id) ? id : nobody);

const notFound = () => new Failure('not_found', 'There is nothing at this address');

/** Of links and domains the input says all; of messages and pictures only those checked since items are kept can be named. */
const itemIn = ({ analysisType, inputData }: AnalysisRow): JudgedItem | null =>
  analysisType === 'url' || analysisType === 'general' ? judgedLink(inputData) : null;

/** A report as the person who made it may see it: who decided is not named. */
export const presentReport = (row: ReportRow & ReportContent): Report => ({
  id: row.id,
  analysisId: row.analysisId,
  verdict: row.verdict,
  comment: row.comment,
  keepContent: row.keepsContent,
  reportedAt: row.createdAt.toISOString(),
  contentUntil: new Date(row.createdAt.getTime() + feedbackContentDays * dayMs).toISOString(),
  answer:
    row.decision && row.decidedAt
      ? {
          decision: row.decision,
          reason: row.reason ?? '',
          decidedAt: row.decidedAt.toISOString(),
          correctedUntil: row.correctedUntil?.toISOString() ?? null,
        }
      : null,
});
