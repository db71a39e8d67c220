import { historySizeOf } from '../../contract/history-size.ts';
import type { MeasuredModel, MlInsights, UserStats } from '../../contract/ml-insights.ts';
import { confidenceOf, fixedBenchmarks, isJudgedByModel } from '../../contract/ml-insights.ts';
import type { ReadEngineInsights } from '../adapters/engine-insights.ts';
import type { EvaluationReports } from '../adapters/evaluation-reports.ts';
import type { AnalysisStore, AnalysisTally } from '../store/analyses.ts';
import type { ListedAnalysisRow } from '../store/upgrade-row.ts';
import type { UserRow } from '../store/users.ts';
import { presentEvaluation } from './present-evaluation.ts';

type Needs = {
  engineInsights: ReadEngineInsights;
  evaluationReports: EvaluationReports;
  analyses: Pick<AnalysisStore, 'tallyOf' | 'newestOf'>;
};

/** The specification's own words; what was measured stands beside them under `measured`. */
const claims = { detectionAccuracy: '99.68%', processingSpeed: '<100ms', featureCount: '40+' };

const supportedTypes = ['Email messages', 'Email files', 'Screenshots and photographs', 'Web addresses'];

export const showMlInsights =
  ({ engineInsights, evaluationReports, analyses }: Needs) =>
  async (user: UserRow | null): Promise<MlInsights> => {
    const [engine, reports, tallies, newest] = await Promise.all([
      engineInsights(),
      evaluationReports(),
      user && analyses.tallyOf(user.id),
      user && analyses.newestOf(user.id, historySizeOf(user)),
    ]);
    const measured = reports.map(presentEvaluation);
    return {
      mlCapabilities: {
        ...claims,
        supportedTypes,
        threatCategories: engine.detectors.map(({ title }) => title),
      },
      benchmarks: { ...fixedBenchmarks, ...worstOf(measured) },
      sampleAnalysis: engine.sampleAnalysis,
      ...(tallies && {
        userStats: { ...statsOf(tallies), averageConfidence: averageConfidence(newest ?? []) },
      }),
      measured,
      detectors: engine.detectors,
      features: engine.features,
    };
  };
export type ShowMlInsights = ReturnType<typeof showMlInsights>;

/** The one figure that stands for all models is the least flattering one. */
const worstOf = (measured: MeasuredModel[]) => {
  const rates = measured.flatMap(({ headline }) => headline?.falsePositives.rate ?? []);
  const times = measured.map(({ latencyMs }) => latencyMs.p99);
  return {
    falsePositiveRate: rates.length === 0 ? null : Math.max(...rates) * 100,
    detectionSpeed: times.length === 0 ? null : Math.max(...times),
  };
};

const statsOf = (tallies: AnalysisTally[]): Omit<UserStats, 'averageConfidence'> => {
  const sum = (weight: (tally: AnalysisTally) => number) =>
    tallies.reduce((total, tally) => total + tally.analyses * weight(tally), 0);
  return {
    totalAnalyses: sum(() => 1),
    mlEnhancedAnalyses: sum(({ analysisType }) => Number(isJudgedByModel[analysisType])),
    highRiskDetected: sum(({ hasHighRisk }) => Number(hasHighRisk)),
    phishingPrevented: sum(({ riskLevel }) => Number(riskLevel === 'phishing')),
  };
};

/**
 * Of the results in the person's history, by the model's calibrated probability: content is encrypted, so the database cannot
 * count it. Results that no model judged have none.
 */
const averageConfidence = (rows: readonly ListedAnalysisRow[]): number | null => {
  const sure = rows.flatMap(({ technicalAnalysis }) => {
    const percent = /^(\d{1,3}) %$/.exec(String(technicalAnalysis?.['modelProbability'] ?? ''))?.[1];
    return percent === undefined ? [] : [confidenceOf(Number(percent))];
  });
  if (sure.length === 0) return null;
  return Math.round((sure.reduce((sum, one) => sum + one, 0) / sure.length) * 10) / 10;
};
