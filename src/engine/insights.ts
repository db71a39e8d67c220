import type { MlInsights } from '../contract/ml-insights.ts';
import { detectorFamilies, modelFeatures } from './capabilities.ts';
import { analyseSample, type SampleFacts, sample } from './sample-analysis.ts';

export { analyseSample, sample } from './sample-analysis.ts';

export type EngineInsights = Pick<MlInsights, 'sampleAnalysis' | 'detectors' | 'features'>;

/** What the engine knows about itself, with a sample that it really judges. */
export const describeEngine = async (facts: SampleFacts): Promise<EngineInsights> => ({
  sampleAnalysis: await analyseSample(sample, facts),
  detectors: detectorFamilies(),
  features: modelFeatures(),
});
