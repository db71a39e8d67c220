import type { Verdict } from '../contract/analysis.ts';
import { riskBandEnds } from '../contract/risk.ts';
import { describePicture } from './describe-picture.ts';
import { explainPicture } from './explain-picture.ts';
import { isReport } from './inference/opinion.ts';
import { type ModelWords, type Weighed, weigh } from './model-voice.ts';
import type { Models } from './models.ts';
import type { PictureReading } from './parse/picture/picture-reading.ts';
import { pictureAdvice } from './picture-advice.ts';
import { type PictureCase, pictureCase } from './picture-case.ts';
import { pictureFindings } from './picture-findings.ts';
import { pictureOpinion } from './picture-opinion.ts';
import { hasKnownSender, hasOwnSender, isVouchedFor } from './picture-reassurances.ts';
import { score } from './score.ts';
import { asThreat } from './tell.ts';
import type { UrlFacts } from './url-case.ts';

/** What was looked up elsewhere and is handed in. Whatever is missing neither raises nor lowers the score. */
export type PictureFacts = {
  /** What the tables know about the page an address leads to. */
  urlFacts?: (url: string) => UrlFacts;
  models?: Models;
  /** How often a picture that looks almost the same was judged phishing, and since which day. */
  seenBefore?: { times: number; since: string } | null;
};

/** Judges what was seen in one picture. The same reading and facts give the same bytes. */
export const judgePicture = (reading: PictureReading, facts: PictureFacts = {}): Verdict => {
  const input = pictureCase(reading, facts);
  const seen = pictureFindings(input);
  const opinion = pictureOpinion(input, seen);
  const weighed = held(input, weigh(seen, opinion, modelWords), opinion !== null);
  const { riskScore, riskLevel, findings } = weighed;
  return {
    riskScore,
    riskLevel,
    threats: findings.map(asThreat),
    technicalAnalysis: describePicture(input, opinion),
    recommendations: pictureAdvice(input, findings, riskLevel),
    explanation: explainPicture(input, weighed),
  };
};

const modelWords: ModelWords = {
  type: 'model-page-text',
  title: 'Reads like known phishing pages and messages',
  what: 'the text in this picture',
  clearImitation: { ceiling: 100, unlessBelow: 0 },
  recommendation: 'Do not follow what it asks for. Reach the supposed sender through a way you already know.',
};

/**
 * The right address in the bar, or of the sender, outweighs what a page says and asks for; reports and drawn windows it does
 * not. A sender that is merely widely used does so only while the models do not doubt the words.
 */
const held = (input: PictureCase, weighed: Weighed, isDoubted: boolean): Weighed => {
  const { uncut, riskScore } = weighed;
  const ceiling = riskBandEnds.safe;
  const isTrusted = isVouchedFor(input) || hasOwnSender(input) || (hasKnownSender(input) && !isDoubted);
  if (riskScore <= ceiling || !isTrusted) return weighed;
  if (uncut.some((finding) => isReport(finding) || finding.type === 'picture-inner-window')) return weighed;
  return { ...score(uncut, ceiling), ceiling, uncut };
};
