import { type PackedTrees, readTrees } from './boosted-trees.ts';
import { describeFeature, type Feature, readFeatures, selectFeatures } from './feature.ts';
import { type Reason, reasonsFrom } from './prediction.ts';

/** Trees over named features: their logit for an input, and the reasons in words, worked out on demand. */
export const readFeatureTrees = <Input>(packed: PackedTrees, known: readonly Feature<Input>[]) => {
  const trees = readTrees(packed);
  const features = selectFeatures(known, packed.features);
  return (input: Input): { logit: number; reasons: () => Reason[] } => {
    const values = readFeatures(features, input);
    return {
      logit: trees.logit(values),
      reasons: () =>
        reasonsFrom(
          features.map((feature, i) => describeFeature(feature, input, values[i] ?? 0)),
          trees.contributions(values),
        ),
    };
  };
};
