import { readTrees, type TreesFile } from './boosted-trees.ts';
import { type Feature, featuresNamed, readFeatures, told } from './feature.ts';
import { type Reason, reasonsFrom } from './prediction.ts';

/** Trees over named features: what they say of an input, and why in the features' words, worked out when asked for. */
export const readFeatureTrees = <Input>(file: TreesFile, known: readonly Feature<Input>[]) => {
  const trees = readTrees(file);
  const features = featuresNamed(known, file.features);
  return (input: Input): { logit: number; reasons: () => Reason[] } => {
    const values = readFeatures(features, input);
    return {
      logit: trees.logit(values),
      reasons: () =>
        reasonsFrom(
          features.map((feature, i) => told(feature, input, values[i] ?? 0)),
          trees.contributions(values),
        ),
    };
  };
};
