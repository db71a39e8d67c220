import type { Accuracy, Running } from '../../contract/accuracy.ts';
import type { EvaluationReports } from '../adapters/evaluation-reports.ts';
import { presentEvaluation } from './present-evaluation.ts';

type Needs = {
  evaluationReports: EvaluationReports;
  sourceCommit: () => Promise<string | null>;
  running: () => Running;
};

/** What was measured, from the committed reports, and what runs here by itself. */
export const showAccuracy =
  ({ evaluationReports, sourceCommit, running }: Needs) =>
  async (): Promise<Accuracy> => {
    const [reports, commit] = await Promise.all([evaluationReports(), sourceCommit()]);
    return { measured: reports.map(presentEvaluation), commit, running: running() };
  };
export type ShowAccuracy = ReturnType<typeof showAccuracy>;
