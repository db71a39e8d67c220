import type { PackedTrees } from '../inference/boosted-trees.ts';
import { readFeatureTrees } from '../inference/feature-trees.ts';
import { type Calibration, type Prediction, predictionOf } from '../inference/prediction.ts';
import { readWordModel, type WordModelFile } from '../inference/word-model.ts';
import type { Finding } from '../verdict/detector.ts';
import type { UrlCase } from './case.ts';
import { urlFeatures } from './features.ts';
import { urlGrams } from './grams.ts';
import { urlText } from './text.ts';

export type UrlModelFiles = {
  trees: PackedTrees;
  spelling: WordModelFile;
  calibration: Calibration;
};

export type UrlModel = {
  /**
   * Null where an address shows nothing of its author: a code on a service open to anyone. The discount is subtracted from
   * the logit.
   */
  judge: (target: UrlCase, findings: Finding[], discount?: number) => Prediction | null;
};

/** The trained models that judge a link, as far as they are loaded; without them only the rules judge. */
export type UrlModels = { url?: UrlModel | undefined };

/** One model reads the spelling, by the runs of characters it knows; the trees weigh it with the features and the rules. */
export const readUrlModel = (files: UrlModelFiles): UrlModel => {
  const weigh = readFeatureTrees(files.trees, urlFeatures);
  const runs = readWordModel(files.spelling);
  return {
    judge: (target, findings, discount = 0) => {
      if (target.shortener !== null || target.openPublishing !== null) return null;
      const spelling = runs.logit(urlGrams(urlText(target).codes, files.spelling.bits));
      const { logit, reasons } = weigh({ target, findings, spelling });
      return predictionOf(logit - discount, files.calibration, reasons);
    },
  };
};
