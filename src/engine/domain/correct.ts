import type { Verdict } from '../../contract/analysis.ts';
import type { DomainResult, DomainRiskLevel } from '../../contract/analyze-domain.ts';

/** A domain's result with what a person has corrected in its verdict. */
export const correctDomain = (result: DomainResult, verdict: Verdict): DomainResult => ({
  ...result,
  heuristicChecks: {
    ...result.heuristicChecks,
    riskScore: verdict.riskScore,
    riskLevel: levelOf(verdict),
  },
  threats: verdict.threats.map(({ title, severity, description, recommendation, score }) => ({
    type: title,
    severity,
    description,
    recommendation,
    score,
  })),
  recommendations: verdict.recommendations,
  reassurances: verdict.explanation.reassurances,
  checks: verdict.explanation.checks,
});

const levelOf = ({ riskLevel, explanation }: Verdict): DomainRiskLevel => {
  if (riskLevel === 'phishing') return 'dangerous';
  return riskLevel === 'safe' && !explanation.isConclusive ? 'unknown' : riskLevel;
};
