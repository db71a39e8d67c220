import type { MeasuredModel, MlInsights, UserStats } from '../../contract/ml-insights.ts';
import { confidenceOf, fixedBenchmarks, isJudgedByModel } from '../../contract/ml-insights.ts';
import type { ReadEngineInsights } from '../adapters/engine-insights.ts';
import type { EvaluationReports } from '../adapters/evaluation-reports.ts';
import type { AnalysisStore, AnalysisTally } from '../store/analyses.ts';
import type { UserRow } from '../store/users.ts';
import { presentEvaluation } from './present-evaluation.ts';

type Needs = {
  engineInsights: ReadEngineInsights;
  evaluationReports: EvaluationReports;
  analyses: Pick<AnalysisStore, 'tallyOf'>;
};

/** The specification's own words; what was measured stands beside them under `measured`. */
const claims = { detectionAccuracy: '99.68%', processingSpeed: '<100ms', featureCount: '40+' };

const supportedTypes = ['Email messages', 'Email files', 'Screenshots and photographs', 'Web addresses'];

export const showMlInsights =
  ({ engineInsights, evaluationReports, analyses }: Needs) =>
  async (user: UserRow | null): Promise<MlInsights> => {
    const [engine, reports, tallies] = await Promise.all([
      engineInsights(),
      evaluationReports(),
      user && analyses.tallyOf(user.id),
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
      ...(tallies && { userStats: statsOf(tallies) }),
      measured,
      detectors: engine.detectors,
      features: engine.features,
    };
  };
export type ShowMlInsights = ReturnType<typeof showMlInsights>;

/** The one figure that stands for all models is the least flattering one. */
const worstOf = (measured: MeasuredModel[]) => {
  const rates = measured.flatMap(({ hardest }) => hardest?.falsePositives.rate ?? []);
  const times = measured.map(({ latencyMs }) => latencyMs.p99);
  return {
    falsePositiveRate: rates.length === 0 ? null : Math.max(...rates) * 100,
    detectionSpeed: times.length === 0 ? null : Math.max(...times),
  };
};

const statsOf = (tallies: AnalysisTally[]): UserStats => {
  const sum = (weight: (tally: AnalysisTally) => number) =>
    tallies.reduce((total, tally) => total + tally.analyses * weight(tally), 0);
  const totalAnalyses = sum(() => 1);
  const confidence = sum(({ riskScore }) => confidenceOf(riskScore));
  return {
    totalAnalyses,
    mlEnhancedAnalyses: sum(({ analysisType }) => Number(isJudgedByModel[analysisType])),
    averageConfidence: totalAnalyses === 0 ? 0 : Math.round((confidence / totalAnalyses) * 10) / 10,
    highRiskDetected: sum(({ hasHighRisk }) => Number(hasHighRisk)),
    phishingPrevented: sum(({ riskLevel }) => Number(riskLevel === 'phishing')),
  };
};
