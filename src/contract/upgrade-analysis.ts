import { analysisTypes, type KeptThreat } from './analysis.ts';
import { isWithinBounds } from './bounds.ts';
import type { Explanation } from './explanation.ts';
import { levelOf, riskLevels, severities, threatIcons } from './risk.ts';

/** The version of what `analysisSchema` describes. A row is stored with the version it was written in. */
export const analysisVersion = 2;

type Fields = Record<string, unknown>;

/**
 * Upgrades an analysis of an earlier version to the current one, which the schema then checks. A submitted analysis names no
 * version and is upgraded from the first; a current one passes through unchanged.
 */
export const upgradeAnalysis = (analysis: unknown, version = 1): unknown => {
  if (!isRecord(analysis)) return analysis;
  return upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), analysis);
};

/**
 * Version 1 is all that the specification allows: no type; lists as JSON text, or none; a threat with nothing but a type; severities
 * and icons of another server. It also covers rows from before there were explanations, and from before there were pictures.
 */
const fromVersion1 = (analysis: Fields): Fields => {
  const technical = unpack(analysis['technicalAnalysis']);
  const explanation = unpack(analysis['explanation']);
  return {
    ...analysis,
    analysisType: oneOf(analysisTypes, analysis['analysisType']) ?? 'general',
    riskLevel: oneOf(riskLevels, analysis['riskLevel']) ?? levelOf(Number(analysis['riskScore'])),
    threats: listIn(analysis['threats']).filter(isRecord).map(threatFromVersion1),
    technicalAnalysis: isRecord(technical) ? technical : {},
    recommendations: listIn(analysis['recommendations']).filter((item) => textIn(item).trim() !== ''),
    explanation: isRecord(explanation) ? { ...nothingExplained, ...explanation } : null,
  };
};

const threatFromVersion1 = (threat: Fields): KeptThreat => ({
  type: textIn(threat['type']),
  title: textIn(threat['title']).trim() || textIn(threat['type']).trim() || 'Warning sign',
  description: textIn(threat['description']),
  severity: oneOf(severities, threat['severity']) ?? 'low',
  score: isScore(threat['score']) ? threat['score'] : null,
  icon: threatIcons.find((icon) => icon === threat['icon']) ?? 'AlertTriangle',
  recommendation: textIn(threat['recommendation']),
});

/** An explanation that does not say it is conclusive is not. */
const nothingExplained: Explanation = {
  whoSentThis: '',
  message: null,
  picture: null,
  trail: [],
  checks: [],
  reassurances: [],
  safeWay: null,
  isConclusive: false,
  scoreWithout: {},
};

/** The first upgrades from version 1, the second from version 2, and so on. */
const upgrades = [fromVersion1];

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const listIn = (value: unknown): unknown[] => {
  const list = unpack(value);
  return Array.isArray(list) ? list : [];
};

/** Ignoring case. */
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === textIn(value).toLowerCase());

/** JSON text that is invalid, or holds more than any analysis, counts as nothing. */
const unpack = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return isWithinBounds(parsed) ? parsed : null;
  } catch {
    return null;
  }
};
