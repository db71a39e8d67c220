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
import { score, scoreVerdict } from '../verdict/score.ts';
import { domainAdvice } from './advice.ts';
import { type DomainCase, domainCase, type KnownOfDomain } from './case.ts';
import { domainChecks } from './checks.ts';
import { domainDetectors } from './detectors/index.ts';
import { reputationBlocklisted } from './detectors/reputation-blocklisted.ts';
import { domainImitation } from './imitation.ts';
import { domainReassurances, isVouchedDomain } from './reassurances.ts';
import { describeAge } from './words.ts';

/** Everything of a domain's result that has to be concluded; the rest is copied from the facts. */
export type DomainConclusion = Pick<
  DomainResult,
  'heuristicChecks' | 'domainAge' | 'threats' | 'recommendations' | 'reassurances' | 'checks'
> & {
  imitation: DomainResult['threatIntelligence']['imitation'];
  /** With their points as shown: they add up to the score. */
  findings: Finding[];
  /** The same before any ceiling cut their points, to work out the score without one of them. */
  uncut: Finding[];
  prediction: Prediction | null;
};

/**
 * Concludes a verdict about a domain or an address from the facts. An unknown fact neither raises nor lowers the score; it
 * only keeps a domain from being called safe.
 */
export const concludeDomain = (
  subject: DomainSubject,
  facts: DomainFacts,
  known: KnownOfDomain,
  now: Date,
  models: UrlModels = {},
): DomainConclusion => {
  const input = domainCase(subject, facts, known, now);
  const { byName, prediction, isHeldBack } = judgeName(input, models);
  const uncut = [...byName, ...judgeFacts(input)];
  const { riskScore, findings } = scoreDomain(uncut);
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
 * Judges the domain by its spelling, the trained model's prediction included; a bare address has none. The model may not
 * hold back a clear misspelling of a brand's domain: it reads letters, and those of `аррӏе` are ordinary.
 */
const judgeName = (
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
  title: 'Resembles the domains of known phishing sites',
  what: 'this domain',
  clearImitation: { ceiling: 35, unlessBelow: 0.2, convictsFrom: 0.95 },
  convictingPoints: 15,
  recommendation: 'Do not sign in or pay there. Reach the organisation at an address you already know.',
};

/** An address is judged only by what was reported about it: certificates and mail belong to domains. */
const judgeFacts = (input: DomainCase): Finding[] => {
  if (input.subject.kind === 'internal') return [];
  const detectors = input.subject.kind === 'domain' ? domainDetectors : [reputationBlocklisted];
  return detectors.flatMap((detector) => detector.run(input) ?? []);
};

/**
 * An owner's neglect is shown, but never takes a domain out of the safe band by itself: many small legitimate sites have
 * no rule against forged mail. Where other findings already do, neglect counts with them.
 */
const scoreDomain = (uncut: Finding[]): { riskScore: number; findings: Finding[] } => {
  const isUpkeep = ({ family }: Finding) => family === 'upkeep';
  const rest = scoreVerdict(uncut.filter((finding) => !isUpkeep(finding)));
  const upkeep = uncut.filter(isUpkeep);
  if (rest.riskScore > riskBandEnds.safe) return scoreVerdict(uncut);
  const room = riskBandEnds.safe - rest.riskScore;
  const counted = score(upkeep, room);
  const kept = new Set(counted.findings.map(({ type }) => type));
  const uncounted = upkeep.filter(({ type }) => !kept.has(type)).map((finding) => ({ ...finding, score: 0 }));
  return {
    riskScore: rest.riskScore + counted.riskScore,
    findings: [...rest.findings, ...counted.findings, ...uncounted].sort((a, b) => b.score - a.score),
  };
};

/** The score without one of the findings. */
export const domainScoreWithout = ({ uncut }: DomainConclusion, type: string): number =>
  scoreDomain(uncut.filter((finding) => finding.type !== type)).riskScore;

const levelFor = (riskScore: number, input: DomainCase): DomainRiskLevel => {
  if (riskScore > riskBandEnds.suspicious) return 'dangerous';
  if (riskScore > riskBandEnds.safe) return 'suspicious';
  return isVouchedDomain(input) ? 'safe' : 'unknown';
};

/** The risk level as the history names it; an unknown one is placed by its score. */
export const levelInHistory = ({ riskLevel, riskScore }: DomainResult['heuristicChecks']): RiskLevel => {
  if (riskLevel === 'dangerous') return 'phishing';
  if (riskLevel !== 'unknown') return riskLevel;
  return riskScore > riskBandEnds.safe ? 'suspicious' : 'safe';
};

const suspiciousWords = ({ front, isTrusted }: DomainCase): string[] =>
  front === null || isTrusted
    ? []
    : [...new Set([...front.hostLures.credential, ...front.hostLures.promise])];
