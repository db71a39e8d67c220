import type { Accuracy } from '../../contract/accuracy.ts';
import type { EvaluationReports } from '../adapters/evaluation-reports.ts';
import { presentEvaluation } from './present-evaluation.ts';

type Needs = { evaluationReports: EvaluationReports; sourceCommit: () => Promise<string | null> };

/** What was measured, from the committed reports. */
export const showAccuracy =
  ({ evaluationReports, sourceCommit }: Needs) =>
  async (): Promise<Accuracy> => {
    const [reports, commit] = await Promise.all([evaluationReports(), sourceCommit()]);
    return { measured: reports.map(presentEvaluation), commit };
  };
export type ShowAccuracy = ReturnType<typeof showAccuracy>;
