import type { Check, Explanation } from '../../contract/explanation.ts';
import type { ReportedAnalysis } from '../../contract/generate-report.ts';
import { levelOf, type Severity } from '../../contract/risk.ts';
import { isUuid } from '../../contract/uuid.ts';
import { defaultAction, isOpenVerdict, verdictTexts } from '../../contract/verdict-words.ts';
import { Failure } from '../failure.ts';
import { addressToType } from './address-to-type.ts';
import { firstOf, inputOf, leftOutNote, momentOf, type ReportContent } from './report-content.ts';
import type { ReportDocument, ReportedThreat } from './report-document.ts';
import { shownText } from './shown-text.ts';
import { technicalFields } from './technical-fields.ts';
import { trailContent } from './trail-content.ts';

const maxThreats = 60;
const maxSentences = 40;
const maxChecks = 60;
const maxQuotes = 3;
const maxMarks = 500;
const maxQuoteLength = 200;
const maxTitleLength = 200;

/** An analysis, kept or submitted. Throws where it contradicts itself. */
export const analysisContent = (analysis: ReportedAnalysis): ReportContent => {
  const { analysisType, riskScore, riskLevel, explanation } = analysis;
  const level = levelOf(riskScore);
  if (riskLevel !== level)
    throw new Failure('invalid_input', `A risk score of ${riskScore} is ${level}, not ${riskLevel}.`);

  const worded = {
    riskLevel,
    isConclusive: explanation?.isConclusive ?? analysis.isConclusive ?? null,
    hasThreats: analysis.threats.length > 0,
  };
  const input = analysis.inputData ?? '';
  const threats = threatContent(analysis.threats, explanation);
  const recommendations = sentences(analysis.recommendations, 'recommended actions');
  const technical = technicalFields(analysis.technicalAnalysis);
  const trail = trailContent(explanation?.trail ?? []);
  const typeable = addressToType(explanation?.safeWay?.address ?? '');
  return {
    body: {
      kind: 'analysis',
      analysisId: idOf(analysis.id),
      analysisType,
      analysedAt: momentOf(analysis.createdAt),
      verdict: {
        level: isOpenVerdict(worded) ? 'unknown' : level,
        score: riskScore,
        ...verdictTexts(worded),
      },
      whoSentThis: shownText(explanation?.whoSentThis ?? ''),
      recommendations:
        recommendations.items.length > 0 ? recommendations.items.map(typeable) : [defaultAction],
      safeWay: typeable(safeWayText(explanation?.safeWay ?? null)),
      threats: threats.items,
      vulnerabilities: [],
      reassurances: sentences(explanation?.reassurances ?? []).items,
      trail: trail.steps,
      checks: checkContent(explanation?.checks ?? []),
      technicalAnalysis: technical.fields,
      input: inputOf(input),
      notes: [
        ...threats.notes,
        ...recommendations.notes,
        ...trail.notes,
        ...leftOutNote(technical.leftOut, 'technical values'),
      ],
    },
    indicators: [
      ...(analysisType === 'url' && input !== ''
        ? [{ kind: 'url' as const, value: input, isAccused: level !== 'safe' }]
        : []),
      ...trail.indicators.map((one) => ({ ...one, isAccused: level !== 'safe' })),
    ],
  };
};

/** The id of a kept analysis; null for what cannot be one. */
export const idOf = (id: unknown): string | null =>
  typeof id === 'string' && isUuid(id) ? id.toLowerCase() : null;

/** A threat of any of our checks: those of a domain have no title. */
type AnyThreat = {
  type: string;
  title?: string;
  description: string;
  severity: Severity;
  score: number | null;
  recommendation: string;
};

export const threatContent = (
  threats: AnyThreat[],
  explanation: Explanation | null = null,
): { items: ReportedThreat[]; notes: string[] } => {
  const { items, notes } = firstOf(threats, maxThreats, 'threats');
  const quotes = quotesIn(explanation);
  const scoreWithout = new Map(Object.entries(explanation?.scoreWithout ?? {}));
  return {
    notes,
    items: items.map(({ type, title = type, description, severity, score, recommendation }) => ({
      type: shownText(type, maxTitleLength),
      title: shownText(title, maxTitleLength),
      description: shownText(description),
      severity,
      points: score,
      scoreWithout: scoreWithout.get(type) ?? null,
      recommendation: shownText(recommendation),
      evidence: quotes.get(type) ?? [],
    })),
  };
};

export const sentences = (given: string[], what = ''): { items: string[]; notes: string[] } => {
  const said = given.filter((sentence) => sentence.trim() !== '');
  const { items, notes } = firstOf(said, maxSentences, what);
  return { items: items.map((sentence) => shownText(sentence).trim()), notes };
};

export const checkContent = (checks: Check[]): ReportDocument['checks'] =>
  checks.slice(0, maxChecks).map(({ name, state, detail }) => ({
    name: shownText(name, maxTitleLength),
    state,
    detail: shownText(detail),
  }));

const safeWayText = (safeWay: Explanation['safeWay']) =>
  safeWay && safeWay.address !== ''
    ? shownText(`${safeWay.brand} is at ${safeWay.address}. ${safeWay.how}`.trim(), 600)
    : '';

/** By threat: the words of the message in which it was seen, and what was recognised in a picture. */
const quotesIn = (explanation: Explanation | null): Map<string, string[]> => {
  const quotes = new Map<string, string[]>();
  const add = (threat: string, quote: string) => {
    const known = quotes.get(threat) ?? [];
    const shown = shownText(quote.trim(), maxQuoteLength);
    if (known.length < maxQuotes && shown !== '' && !known.includes(shown))
      quotes.set(threat, [...known, shown]);
  };
  const { text = '', marks = [] } = explanation?.message ?? {};
  for (const { threat, start, end } of marks.slice(0, maxMarks))
    if (end > start && end <= text.length) add(threat, text.slice(start, end));
  for (const { threat, label } of explanation?.picture?.marks.slice(0, maxMarks) ?? [])
    if (threat !== null) add(threat, label);
  return quotes;
};
