import { readTrees, type TreesFile } from './boosted-trees.ts';
import { describeFeature, type Feature, readFeatures, selectFeatures } from './feature.ts';
import { type Reason, reasonsFrom } from './prediction.ts';

/** Trees over named features: their logit for an input, and the reasons in words, worked out on demand. */
export const readFeatureTrees = <Input>(file: TreesFile, known: readonly Feature<Input>[]) => {
  const trees = readTrees(file);
  const features = selectFeatures(known, file.features);
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
