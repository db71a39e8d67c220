import type { DomainResult, DomainRiskLevel } from '../../contract/analyze-domain.ts';
import type { DomainFacts, DomainSubject } from '../../contract/domain-facts.ts';
import { type RiskLevel, riskBandEnds } from '../../contract/risk.ts';
import type { Lookalike } from '../brands/lookalike/lookalike-of.ts';
import type { Prediction } from '../inference/prediction.ts';
import { urlDetectors } from '../url/detectors/index.ts';
import { reputationKnownPhishing } from '../url/detectors/reputation-known-phishing.ts';
import type { UrlModels } from '../url/model.ts';
import { combineWithModel, type ModelWords, reducedScoreSentence } from '../verdict/calibrate-with-model.ts';
import type { Finding } from '../verdict/detector.ts';
import { score } from '../verdict/score.ts';
import { domainAdvice } from './advice.ts';
import { type DomainCase, domainCase, type KnownOfDomain } from './case.ts';
import { domainChecks } from './checks.ts';
import { domainDetectors } from './detectors/index.ts';
import { reputationBlocklisted } from './detectors/reputation-blocklisted.ts';
import { domainImitation } from './imitation.ts';
import { domainReassurances, hasEnough } from './reassurances.ts';
import { describeAge } from './words.ts';

/** Everything of a domain's result that has to be concluded; the rest is copied from the facts. */
export type DomainConclusion = Pick<
  DomainResult,
  'heuristicChecks' | 'domainAge' | 'threats' | 'recommendations' | 'reassurances' | 'checks'
> & {
  imitation: DomainResult['threatIntelligence']['imitation'];
  /** What was found, with its points as shown: they add up to the score. */
  findings: Finding[];
  /** The same before any ceiling cut it: what leaving one out has to be worked out from. */
  uncut: Finding[];
  prediction: Prediction | null;
};

/**
 * What is concluded about a name or an address from what was found out about it. Whatever is unknown neither raises nor lowers the score; it
 * only keeps a name from being called safe.
 */
export const concludeDomain = (
  subject: DomainSubject,
  facts: DomainFacts,
  known: KnownOfDomain,
  now: Date,
  models: UrlModels = {},
): DomainConclusion => {
  const input = domainCase(subject, facts, known, now);
  const { byName, prediction, isHeldBack } = readName(input, models);
  const uncut = [...byName, ...foundOut(input)];
  const { riskScore, findings } = withoutNagging(uncut);
  const riskLevel = levelFor(riskScore, input);
  return {
    heuristicChecks: { riskLevel, riskScore, suspiciousWords: suspiciousWords(input) },
    domainAge: { ageInDays: input.ageInDays, ageDescription: describeAge(input.ageInDays) },
    threats: findings.map(({ title, severity, description, recommendation, score: points }) => ({
      type: title,
      severity,
      description,
      recommendation,
      score: points,
    })),
    recommendations: domainAdvice(input, findings, riskLevel),
    reassurances: [
      ...(riskScore <= riskBandEnds.safe ? domainReassurances(input) : []),
      ...(isHeldBack ? [reducedScoreSentence('names')] : []),
    ],
    checks: domainChecks(input),
    imitation: domainImitation(input),
    findings,
    uncut,
    prediction,
  };
};

/**
 * What the name gives away by itself, the trained model's voice included. A number has no name to read. Where the whole
 * name is a clear misspelling of a brand's, the model may not hold that back: it reads letters, and `аррӏе` has ordinary
 * ones.
 */
const readName = (
  { subject, front, lookalike }: DomainCase,
  models: UrlModels,
): { byName: Finding[]; prediction: Prediction | null; isHeldBack: boolean } => {
  if (front === null) return { byName: [], prediction: null, isHeldBack: false };
  const detectors = subject.kind === 'domain' ? urlDetectors : [reputationKnownPhishing];
  const seen = detectors.flatMap((detector) => detector.run(front) ?? []);
  const prediction = subject.kind === 'domain' && models.url ? models.url.judge(front, seen) : null;
  const { findings, ceiling } = combineWithModel(seen, prediction, modelWords);
  const isHeldBack = ceiling !== undefined && !isMisspelling(lookalike);
  return { byName: ceiling === undefined || isHeldBack ? findings : seen, prediction, isHeldBack };
};

const isMisspelling = (lookalike: Lookalike | null) =>
  lookalike?.certainty === 'clear' && !['dictionary', 'subdomain', 'tld-swap'].includes(lookalike.kind);

const modelWords: ModelWords = {
  type: 'model-name',
  title: 'Resembles the names of known phishing sites',
  what: 'this name',
  clearImitation: { ceiling: 35, unlessBelow: 0.2 },
  recommendation: 'Do not sign in or pay there. Reach the organisation by an address that you already know.',
};

/** An address is judged by what was reported of it: certificates and mail belong to names. */
const foundOut = (input: DomainCase): Finding[] => {
  if (input.subject.kind === 'internal') return [];
  const detectors = input.subject.kind === 'domain' ? domainDetectors : [reputationBlocklisted];
  return detectors.flatMap((detector) => detector.run(input) ?? []);
};

/**
 * What an owner left undone is told, and never takes a name out of the safe band: very many honest small sites have
 * no rule against forged mail. Where something else already speaks against the name, neglect counts with it.
 */
const withoutNagging = (uncut: Finding[]): { riskScore: number; findings: Finding[] } => {
  const isUpkeep = ({ family }: Finding) => family === 'upkeep';
  const rest = score(uncut.filter((finding) => !isUpkeep(finding)));
  const upkeep = uncut.filter(isUpkeep);
  if (rest.riskScore > riskBandEnds.safe) return score(uncut);
  const room = riskBandEnds.safe - rest.riskScore;
  const counted = score(upkeep, room);
  const kept = new Set(counted.findings.map(({ type }) => type));
  const untold = upkeep.filter(({ type }) => !kept.has(type)).map((finding) => ({ ...finding, score: 0 }));
  return {
    riskScore: rest.riskScore + counted.riskScore,
    findings: [...rest.findings, ...counted.findings, ...untold].sort((a, b) => b.score - a.score),
  };
};

/** What the score would be had one finding not been seen. */
export const domainScoreWithout = ({ uncut }: DomainConclusion, type: string): number =>
  withoutNagging(uncut.filter((finding) => finding.type !== type)).riskScore;

const levelFor = (riskScore: number, input: DomainCase): DomainRiskLevel => {
  if (riskScore > riskBandEnds.suspicious) return 'dangerous';
  if (riskScore > riskBandEnds.safe) return 'suspicious';
  return hasEnough(input) ? 'safe' : 'unknown';
};

/** The bands under their names in the history; what is unknown stands where its score puts it. */
export const levelInHistory = ({ riskLevel, riskScore }: DomainResult['heuristicChecks']): RiskLevel => {
  if (riskLevel === 'dangerous') return 'phishing';
  if (riskLevel !== 'unknown') return riskLevel;
  return riskScore > riskBandEnds.safe ? 'suspicious' : 'safe';
};

const suspiciousWords = ({ front, isTrusted }: DomainCase): string[] =>
  front === null || isTrusted
    ? []
    : [...new Set([...front.hostLures.credential, ...front.hostLures.promise])];
