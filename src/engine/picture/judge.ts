import type { Verdict } from '../../contract/analysis.ts';
import { riskBandEnds } from '../../contract/risk.ts';
import { type CombinedScore, combineWithModel, type ModelWords } from '../verdict/calibrate-with-model.ts';
import { isReport } from '../verdict/detector.ts';
import { toThreat } from '../verdict/present-finding.ts';
import { scoreVerdict } from '../verdict/score.ts';
import { pictureAdvice } from './advice.ts';
import { type PictureCase, type PictureFacts, pictureCase } from './case.ts';
import { describePicture } from './describe.ts';
import { explainPicture } from './explain.ts';
import { pictureFindings } from './findings.ts';
import type { Models } from './models.ts';
import { predictPicture } from './prediction.ts';
import type { PictureReading } from './reading.ts';
import { hasKnownSender, hasOwnSender, isVouchedFor } from './reassurances.ts';

/** Judges what was seen in one picture. The same reading and facts give the same bytes. */
export const judgePicture = (
  reading: PictureReading,
  facts: PictureFacts = {},
  models: Models = {},
): Verdict => {
  const input = pictureCase(reading, facts, models);
  const seen = pictureFindings(input);
  const prediction = predictPicture(input, seen, models);
  const combined = capTrusted(input, combineWithModel(seen, prediction, modelWords), prediction !== null);
  const { riskScore, riskLevel, findings } = combined;
  return {
    riskScore,
    riskLevel,
    threats: findings.map(toThreat),
    technicalAnalysis: describePicture(input, prediction),
    recommendations: pictureAdvice(input, findings, riskLevel),
    explanation: explainPicture(input, combined),
  };
};

const modelWords: ModelWords = {
  type: 'model-page-text',
  title: 'Reads like known phishing pages and messages',
  what: 'the text in this picture',
  clearImitation: { ceiling: 100, unlessBelow: 0, convictsFrom: 0.98 },
  convictingPoints: Number.POSITIVE_INFINITY,
  recommendation: 'Do not do what it asks. Ask the supposed sender on a number or address you already have.',
};

/**
 * The genuine address in the bar, or of the sender, outweighs what a page says and asks for, but no report, no drawn window
 * and no proof. A sender that is merely widely used does so only while the models find the words harmless.
 */
const capTrusted = (input: PictureCase, combined: CombinedScore, isDoubted: boolean): CombinedScore => {
  const { uncut, riskScore } = combined;
  const ceiling = riskBandEnds.safe;
  const isTrusted = isVouchedFor(input) || hasOwnSender(input) || (hasKnownSender(input) && !isDoubted);
  if (riskScore <= ceiling || !isTrusted) return combined;
  if (uncut.some((finding) => isReport(finding) || finding.type === 'picture-inner-window')) return combined;
  return { ...scoreVerdict(uncut, ceiling), ceiling, uncut };
};
