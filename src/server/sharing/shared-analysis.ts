import type { Analysis } from '../../contract/analysis.ts';
import type { Explanation } from '../../contract/explanation.ts';
import type { ShareContent, SharedAnalysis } from '../../contract/share.ts';
import { addressToType } from '../report/address-to-type.ts';
import { type SharedText, sharedText } from './shared-text.ts';

type Choice = { content: ShareContent; ownerEmail: string };

/** An analysis as its owner shows it to others: what they chose, nothing about themselves, every address as text. */
export const sharedAnalysis = (analysis: Analysis, { content, ownerEmail }: Choice): SharedAnalysis => {
  const { analysisType, riskScore, riskLevel, createdAt, explanation } = analysis;
  const text = sharedText(ownerEmail);
  const isWhole = content === 'all';
  const typeable = addressToType(explanation?.safeWay?.address ?? '');
  return {
    analysisType,
    riskScore,
    riskLevel,
    createdAt,
    threats: analysis.threats.map((threat) => ({
      ...threat,
      title: text.of(threat.title),
      description: text.of(threat.description),
      recommendation: text.of(threat.recommendation),
    })),
    recommendations: analysis.recommendations.map((sentence) => typeable(text.of(sentence))),
    inputData: isWhole ? sharedInput(analysis, text) : '',
    technicalAnalysis: isWhole ? sharedDetails(analysis.technicalAnalysis, text) : {},
    explanation: explanation && {
      ...sharedReasons(explanation, text),
      ...(isWhole ? sharedEvidence(explanation, text) : noEvidence),
    },
  };
};

/** A message is shared as it is shown. Its source is not: what it carries in encodings of its own cannot all be looked through. */
const sharedInput = ({ inputData, explanation }: Analysis, text: SharedText): string =>
  explanation?.message ? '' : text.of(inputData);

const sharedReasons = (explanation: Explanation, text: SharedText) => ({
  whoSentThis: text.of(explanation.whoSentThis),
  checks: explanation.checks.map((check) => ({ ...check, detail: text.of(check.detail) })),
  reassurances: explanation.reassurances.map(text.of),
  // What a reader is to type, from our own table.
  safeWay: explanation.safeWay,
  isConclusive: explanation.isConclusive,
  scoreWithout: explanation.scoreWithout,
});

const noEvidence = { message: null, picture: null, trail: [] };

const sharedEvidence = ({ message, picture, trail, outside }: Explanation, text: SharedText) => ({
  message: message && text.message(message),
  picture: picture && {
    ...picture,
    marks: picture.marks.map((mark) => ({ ...mark, label: text.of(mark.label) })),
  },
  trail: trail.map((step) => ({
    ...step,
    label: text.of(step.label),
    why: text.of(step.why),
    finding: text.of(step.finding),
  })),
  ...(outside && { outside }),
});

type Json = Analysis['technicalAnalysis'][string];

/** Text that was read from a picture stands in the message. */
const shownElsewhere = 'extractedText';

const sharedDetails = (
  details: Analysis['technicalAnalysis'],
  text: SharedText,
): Analysis['technicalAnalysis'] =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([name]) => name !== shownElsewhere)
      .map(([name, value]) => [name, sharedValue(value, text)]),
  );

const sharedValue = (value: Json, text: SharedText): Json => {
  if (typeof value === 'string') return text.of(value);
  if (Array.isArray(value)) return value.map((item) => sharedValue(item, text));
  return typeof value === 'object' && value !== null
    ? sharedDetails(value as Analysis['technicalAnalysis'], text)
    : value;
};
