import { analysisTypes } from '../../contract/analysis.ts';
import { checkStates } from '../../contract/explanation.ts';
import { levelOf, riskLevels, severities } from '../../contract/risk.ts';
import { Failure } from '../failure.ts';
import { addressToType } from './address-to-type.ts';
import type { LooseRecord } from './loose-value.ts';
import { listOf, numberOf, recordOf, textOf, unpacked } from './loose-value.ts';
import { readTechnical } from './read-technical.ts';
import { readTrail } from './read-trail.ts';
import type { ReadResult } from './report-body.ts';
import { firstOf, inputOf, leftOutNote, momentOf } from './report-body.ts';
import type { ReportDocument, ReportedThreat } from './report-document.ts';
import { shownText } from './shown-text.ts';
import { contentWords, defaultAction } from './verdict-words.ts';

const maxThreats = 60;
const maxSentences = 40;
const maxChecks = 60;
const maxQuotes = 3;
const maxQuoteLength = 200;
const maxTitleLength = 200;

/** An analysis as our calls answer it, or as an older row or a list holds it. Throws where it contradicts itself. */
export const readAnalysis = (given: LooseRecord, askedType: string): ReadResult => {
  const score = scoreOf(given['riskScore']);
  const level = levelOf(score);
  const told = textOf(given['riskLevel']).toLowerCase();
  if (riskLevels.some((known) => known === told) && told !== level)
    throw new Failure('invalid_input', `A risk score of ${score} is ${level}, not ${told}.`);

  const explanation = recordOf(unpacked(given['explanation']));
  // What came before there were explanations does not say that it is open.
  const isConclusive = explanation['isConclusive'] !== false;
  const quotes = quotesOf(explanation);
  const scoreWithout = recordOf(explanation['scoreWithout']);
  const threats = readThreats(unpacked(given['threats']), quotes, scoreWithout);
  const recommendations = readSentences(unpacked(given['recommendations']), 'recommended actions');
  const checks = readChecks(explanation['checks']);
  const technical = readTechnical(unpacked(given['technicalAnalysis']));
  const input = textOf(given['inputData']);
  const analysisType = typeOf(given['analysisType'], askedType);
  const trail = readTrail(explanation['trail']);
  const typeable = addressToType(explanation['safeWay']);
  return {
    body: {
      kind: 'analysis',
      analysisId: idOf(given),
      analysisType,
      analysedAt: momentOf(given['createdAt']),
      verdict: { level, score, ...contentWords(level, isConclusive) },
      whoSentThis: shownText(textOf(explanation['whoSentThis'])),
      recommendations:
        recommendations.items.length > 0 ? recommendations.items.map(typeable) : [defaultAction],
      safeWay: typeable(safeWayOf(explanation['safeWay'])),
      threats: threats.items,
      vulnerabilities: [],
      reassurances: readSentences(explanation['reassurances'], '').items,
      trail: trail.steps,
      checks,
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

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a kept analysis; null for what cannot be one. */
export const idOf = (given: LooseRecord): string | null => {
  const id = textOf(given['id']);
  return uuid.test(id) ? id.toLowerCase() : null;
};

export const scoreOf = (value: unknown): number => {
  const score = numberOf(value);
  if (score === null || !Number.isInteger(score) || score < 0 || score > 100)
    throw new Failure('invalid_input', 'The risk score of an analysis is a whole number from 0 to 100.');
  return score;
};

/** The analysis knows its own type; what the caller calls it counts where it does not. */
const typeOf = (own: unknown, asked: string) =>
  [own, asked].flatMap((told) => analysisTypes.find((known) => known === told) ?? [])[0] ?? 'general';

export const readThreats = (
  value: unknown,
  quotes: Map<string, string[]> = new Map(),
  scoreWithout: LooseRecord = {},
): { items: ReportedThreat[]; notes: string[] } => {
  const threats = listOf(value).map(recordOf);
  const { items, notes } = firstOf(threats, maxThreats, 'threats');
  return {
    notes,
    items: items.map((threat) => {
      const type = textOf(threat['type']);
      const title = textOf(threat['title']).trim() || type.trim() || 'Warning sign';
      const told = textOf(threat['severity']).toLowerCase();
      return {
        type: shownText(type, maxTitleLength),
        title: shownText(title, maxTitleLength),
        description: shownText(textOf(threat['description'])),
        severity: severities.find((severity) => severity === told) ?? 'low',
        points: numberOf(threat['score']),
        scoreWithout: Object.hasOwn(scoreWithout, type) ? numberOf(scoreWithout[type]) : null,
        recommendation: shownText(textOf(threat['recommendation'])),
        evidence: quotes.get(type) ?? [],
      };
    }),
  };
};

export const readSentences = (value: unknown, what: string): { items: string[]; notes: string[] } => {
  const sentences = listOf(value).filter((one) => textOf(one).trim() !== '');
  const { items, notes } = firstOf(sentences, maxSentences, what);
  return { items: items.map((sentence) => shownText(textOf(sentence)).trim()), notes };
};

export const readChecks = (value: unknown): ReportDocument['checks'] =>
  listOf(value)
    .map(recordOf)
    .filter((check) => textOf(check['name']).trim() !== '')
    .slice(0, maxChecks)
    .map((check) => ({
      name: shownText(textOf(check['name']), maxTitleLength),
      // A state that nobody knows is no proof that the check was made.
      state: checkStates.find((state) => state === check['state']) ?? 'not-possible',
      detail: shownText(textOf(check['detail'])),
    }));

const safeWayOf = (value: unknown) => {
  const { brand, address, how } = recordOf(value);
  if (textOf(address) === '') return '';
  return shownText(`${textOf(brand)} is at ${textOf(address)}. ${textOf(how)}`.trim(), 600);
};

/** By threat: the words of the message in which it was seen, and what was recognised in a picture. */
const quotesOf = (explanation: LooseRecord): Map<string, string[]> => {
  const quotes = new Map<string, string[]>();
  const add = (threat: unknown, quote: string) => {
    const known = quotes.get(textOf(threat)) ?? [];
    const shown = shownText(quote.trim(), maxQuoteLength);
    if (known.length < maxQuotes && shown !== '' && !known.includes(shown))
      quotes.set(textOf(threat), [...known, shown]);
  };
  const message = recordOf(explanation['message']);
  const text = textOf(message['text']);
  for (const mark of listOf(message['marks']).slice(0, 500).map(recordOf)) {
    const start = numberOf(mark['start']) ?? -1;
    const end = numberOf(mark['end']) ?? -1;
    if (start >= 0 && end > start && end <= text.length) add(mark['threat'], text.slice(start, end));
  }
  for (const mark of listOf(recordOf(explanation['picture'])['marks']).slice(0, 500).map(recordOf))
    add(mark['threat'], textOf(mark['label']));
  return quotes;
};
