import { levelOf, type RiskLevel } from '../../contract/risk.ts';
import { certaintyRank, floorOf } from './certainty.ts';
import { type Family, type Finding, familyCeiling } from './detector.ts';

export type Scored = {
  riskScore: number;
  riskLevel: RiskLevel;
  /** The findings as shown: their scores add up to riskScore exactly. Strongest first. */
  findings: Finding[];
};

const maxScore = 100;

/**
 * Adds points family by family, each up to its ceiling; the total stops at 100, or at the ceiling that a trained model
 * sets. Where a ceiling cuts, every finding gives up its share, so that the points still add up and no finding disappears.
 */
export const score = (findings: Finding[], ceiling = maxScore): Scored => {
  const families = new Map<Family, Finding[]>();
  for (const finding of findings) {
    families.set(finding.family, [...(families.get(finding.family) ?? []), finding]);
  }
  const capped = [...families].flatMap(([family, members]) => shareOut(members, familyCeiling[family]));
  const shown = shareOut(capped, ceiling).sort(byWeight);
  const riskScore = total(shown);
  return { riskScore, riskLevel: levelOf(riskScore), findings: shown };
};

/** The same with what strong signs and proof demand. No ceiling lowers that; the most certain finding gets the points. */
export const scoreVerdict = (findings: Finding[], ceiling = maxScore, floor = floorOf(findings)): Scored => {
  const scored = score(findings, Math.max(ceiling, floor));
  const missing = floor - scored.riskScore;
  if (missing <= 0) return scored;
  const [first] = scored.findings.toSorted(byCertainty);
  const raised = scored.findings
    .map((finding) => (finding === first ? { ...finding, score: finding.score + missing } : finding))
    .sort(byWeight);
  return { riskScore: floor, riskLevel: levelOf(floor), findings: raised };
};

/** A model's prediction comes last, because its family may not count for more. */
const byCertainty = (a: Finding, b: Finding) => rankOf(b) - rankOf(a);
const rankOf = ({ certainty, family }: Finding) => (family === 'model' ? -1 : certaintyRank[certainty]);

/** Largest remainder: whole points, in proportion, at least one each, adding up to the limit exactly. */
const shareOut = (all: Finding[], limit: number): Finding[] => {
  if (total(all) <= limit) return all;
  // With more findings than points, the strongest get one each.
  const findings = all.length > limit ? all.toSorted(byWeight).slice(0, limit) : all;
  const sum = total(findings);
  const shares = findings.map((finding) => {
    const exact = (finding.score * limit) / sum;
    return { finding, whole: Math.max(1, Math.floor(exact)), rest: exact - Math.floor(exact) };
  });
  const left = () => limit - shares.reduce((points, share) => points + share.whole, 0);
  const byRest = [...shares].sort((a, b) => b.rest - a.rest || (a.finding.type < b.finding.type ? -1 : 1));
  for (const share of byRest) if (left() > 0) share.whole += 1;
  // Giving every finding at least one point can overshoot; the largest ones make up for it.
  const bySize = [...shares].sort((a, b) => b.whole - a.whole || (a.finding.type < b.finding.type ? -1 : 1));
  for (const share of bySize) while (left() < 0 && share.whole > 1) share.whole -= 1;
  return shares.map(({ finding, whole }) => ({ ...finding, score: whole }));
};

const total = (findings: Finding[]) => findings.reduce((points, finding) => points + finding.score, 0);

const byWeight = (a: Finding, b: Finding) => b.score - a.score || (a.type < b.type ? -1 : 1);
