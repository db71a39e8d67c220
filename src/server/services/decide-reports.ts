import {
  correctionDays,
  type DecideReport,
  expiryMessage,
  type OpenedReport,
} from '../../contract/admin-feedback.ts';
import { isUuid } from '../../contract/uuid.ts';
import { verdictWord } from '../../contract/verdict-words.ts';
import { Failure } from '../failure.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import type { Database } from '../store/database.ts';
import type { UserRow } from '../store/users.ts';
import { verdictCorrectionStore } from '../store/verdict-corrections.ts';
import { decidedReports, type ReportRow, type VerdictReportStore } from '../store/verdict-reports.ts';
import type { Corrections } from './corrections.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Needs = {
  db: Database;
  reports: Pick<VerdictReportStore, 'find'>;
  corrections: Pick<Corrections, 'forget'>;
  /** Starts mailing the answers, without waiting for it. */
  deliverSoon: () => void;
  clock: () => Date;
};

type Decided = { decided: number; correctedUntil: Date | null };

/** What administrators do with reports of wrong verdicts. Every decision and its audit record are one transaction. */
export const decideReports = ({ db, reports, corrections, deliverSoon, clock }: Needs) => ({
  /** Answers a report and all that say the same of the same item; accepted, it corrects the verdict of exactly that item. */
  decide: async (
    admin: UserRow,
    id: string,
    { decision, reason, expiresAt }: DecideReport,
  ): Promise<Decided> => {
    if (!isUuid(id)) throw notFound();
    const now = clock();
    const until = endOf(expiresAt, now);
    const outcome = await db.transaction(async (transaction) => {
      const report = await decidedReports(transaction).lock(id);
      if (!report) throw notFound();
      if (report.decision === decision) throw new Failure('conflict', `This report was already ${decision}`);
      const correctedUntil = decision === 'accepted' && report.item !== null ? until : null;
      const who = await decidedReports(transaction).answer(report, {
        decision,
        reason,
        decidedBy: admin.email,
        decidedAt: now,
        correctedUntil,
      });
      await correct(transaction, report, { until: correctedUntil, decidedBy: admin.email, now });
      await adminActionStore(transaction).record({
        adminEmail: admin.email,
        action: decision === 'accepted' ? 'accept report' : 'reject report',
        targets: who.emails,
        details: {
          report: report.id,
          analysis: report.analysisId,
          reports: who.reports,
          verdictBefore: verdictWord(report).toLowerCase(),
          verdict: report.verdict,
          restsOnProof: report.restsOnProof,
          expiresAt: correctedUntil?.toISOString() ?? null,
          reason,
        },
        at: now,
      });
      return { decided: who.reports, correctedUntil };
    });
    corrections.forget();
    deliverSoon();
    return outcome;
  },

  /** Shows what a person wrote and let us keep, once it is on record who reads it, and why. */
  open: async (admin: UserRow, id: string, reason: string): Promise<OpenedReport> => {
    const report = isUuid(id) ? await reports.find(id) : null;
    if (!report) throw notFound();
    await db.transaction((transaction) =>
      adminActionStore(transaction).record({
        adminEmail: admin.email,
        action: 'open report',
        targets: [report.email],
        details: { report: report.id, analysis: report.analysisId, reason },
        at: clock(),
      }),
    );
    return { comment: report.comment, analysis: report.analysis };
  },
});
export type DecideReports = ReturnType<typeof decideReports>;

const notFound = () => new Failure('not_found', 'There is no such report');

const endOf = (expiresAt: string | undefined, now: Date): Date => {
  const end = expiresAt ? new Date(expiresAt) : new Date(now.getTime() + correctionDays.default * dayMs);
  const isWithin = end > now && end.getTime() <= now.getTime() + correctionDays.max * dayMs;
  if (!isWithin) throw new Failure('invalid_input', expiryMessage);
  return end;
};

type Correcting = { until: Date | null; decidedBy: string; now: Date };

/** A report that is no longer accepted takes the correction back that was made by it. */
const correct = async (transaction: Database, report: ReportRow, { until, decidedBy, now }: Correcting) => {
  const { item, verdict, restsOnProof, id, decision } = report;
  if (item === null) return;
  const store = verdictCorrectionStore(transaction);
  if (until)
    await store.put({
      item,
      verdict,
      isOverProof: restsOnProof,
      reportId: id,
      decidedBy,
      decidedAt: now,
      expiresAt: until,
    });
  else if (decision === 'accepted') await store.remove(item, verdict);
};
