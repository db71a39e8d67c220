import { deriveKey } from '../adapters/secrets.ts';
import { corrections } from '../services/corrections.ts';
import { decideReports } from '../services/decide-reports.ts';
import { itemKeys } from '../services/item-keys.ts';
import type { LimitCalls } from '../services/limit-calls.ts';
import { reportVerdict } from '../services/report-verdict.ts';
import { showReportQueue } from '../services/show-report-queue.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { ContentKeyStore } from '../store/content-keys.ts';
import type { Database } from '../store/database.ts';
import { reportQueue } from '../store/report-queue.ts';
import { verdictCorrectionStore } from '../store/verdict-corrections.ts';
import { verdictReportStore } from '../store/verdict-reports.ts';

type Needs = {
  db: Database;
  keys: ContentKeyStore;
  analyses: AnalysisStore;
  sessionSecret: string;
  limitCalls: LimitCalls;
  deliverSoon: () => void;
  hasMailServer: boolean;
  clock: () => Date;
};

/** What people say of verdicts, what administrators decide about it, and what that changes. */
export const feedback = (needs: Needs) => {
  const { db, keys, analyses, sessionSecret, limitCalls, deliverSoon, hasMailServer, clock } = needs;
  const reports = verdictReportStore(db, keys);
  const store = verdictCorrectionStore(db);
  const itemKey = itemKeys(deriveKey(sessionSecret, 'judged items'));
  const decided = corrections({ store, itemKey, clock });
  return {
    reports,
    corrections: decided,
    correctionStore: store,
    calls: {
      reportVerdict: reportVerdict({ analyses, reports, itemKey, limitCalls, clock }),
      showReportQueue: showReportQueue({ queue: reportQueue(db) }),
      decideReports: decideReports({ db, reports, corrections: decided, deliverSoon, clock }),
      answersByMail: hasMailServer,
    },
  };
};
