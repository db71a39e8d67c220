import type { PackedTrees } from '../inference/boosted-trees.ts';
import { readFeatureTrees } from '../inference/feature-trees.ts';
import { type Calibration, type Prediction, predictionOf } from '../inference/prediction.ts';
import { readWordModel, type WordModelFile } from '../inference/word-model.ts';
import type { UrlModel, UrlModels } from '../url/model.ts';
import type { Finding } from '../verdict/detector.ts';
import { textTokens } from '../wording/text-tokens.ts';
import type { LinkCase, MailCase } from './case.ts';
import { mailFeatures } from './features/index.ts';
import { strangestLinks } from './features/link-reading.ts';

export type MailModelFiles = { trees: PackedTrees; words: WordModelFile; calibration: Calibration };

export type MailModel = {
  judge: (mail: MailCase, findings: Finding[], url: UrlModel | undefined) => Prediction;
};

/** The same for a message: its links are judged as well. */
export type MailModels = UrlModels & { mail?: MailModel | undefined };

/** One model reads the words; the trees combine it with the sender, the links and what the rules found. */
export const readMailModel = (files: MailModelFiles): MailModel => {
  const weigh = readFeatureTrees(files.trees, mailFeatures);
  const words = readWordModel(files.words);
  return {
    judge: (mail, findings, url) => {
      const { logit, reasons } = weigh({
        mail,
        findings,
        linkProbability: highestLinkProbability(mail, url),
        textLogit: words.logit(textTokens(mail.prose.text, files.words.bits)),
      });
      return predictionOf(logit, files.calibration, reasons);
    },
  };
};

/** Kept per link, because a message that quotes another is read twice. */
const predicted = new WeakMap<LinkCase, { by: UrlModel; prediction: ReturnType<UrlModel['judge']> }>();
const predictionFor = (link: LinkCase, url: UrlModel): ReturnType<UrlModel['judge']> => {
  const kept = predicted.get(link);
  if (kept?.by === url) return kept.prediction;
  const prediction = url.judge(link.target, link.findings);
  predicted.set(link, { by: url, prediction });
  return prediction;
};

/** Of the links worth judging; NaN where the link model gives no prediction. */
export const highestLinkProbability = (mail: MailCase, url: UrlModel | undefined): number => {
  const predictions = url ? strangestLinks(mail).flatMap((link) => predictionFor(link, url) ?? []) : [];
  return predictions.length === 0
    ? Number.NaN
    : Math.max(...predictions.map(({ probability }) => probability));
};
