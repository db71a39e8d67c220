import type { MlInsights } from '../../contract/ml-insights.ts';
import { loadInsights, type Models } from '../../engine/index.ts';
import type { UrlFactsOf } from './model-files.ts';

type EngineInsights = Pick<MlInsights, 'sampleAnalysis' | 'detectors' | 'features'>;
export type ReadEngineInsights = () => Promise<EngineInsights>;

type Needs = {
  urlFacts: UrlFactsOf;
  /** Those that ship, when left out. */
  models: Models | undefined;
};

/**
 * What the engine can tell about itself, with a sample that it really judges. Worked out when somebody first asks, and
 * kept: the code that reads mail is not loaded into this thread before, nor is anybody's start delayed by it.
 */
export const engineInsights = ({ urlFacts, models }: Needs): ReadEngineInsights => {
  let kept: Promise<EngineInsights> | undefined;

  const read = async (): Promise<EngineInsights> => {
    const [{ analyseSample, sample, detectorFamilies, modelFeatures }, { trainedModels }] = await Promise.all(
      [loadInsights(), import('./trained-models.ts')],
    );
    return {
      sampleAnalysis: await analyseSample(sample, { urlFacts, models: models ?? trainedModels() }),
      detectors: detectorFamilies(),
      features: modelFeatures(),
    };
  };

  return () => {
    kept ??= read();
    return kept;
  };
};
