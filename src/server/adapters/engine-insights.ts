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
 * What the engine knows about itself, with a sample that it really judges. Computed on the first call and cached, so that
 * the start is not delayed by loading the code that reads mail.
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
