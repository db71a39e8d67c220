import type { Verdict } from '../../contract/analysis.ts';
import { levelOf, type RiskLevel, riskLevels, type Severity } from '../../contract/risk.ts';
import type { Threat } from '../../contract/threat.ts';
import { isOpenVerdict } from '../../contract/verdict-words.ts';
import { proofSentence } from './certainty.ts';

/** What a person has decided about exactly this item, for a time. */
export type Correction = {
  verdict: RiskLevel;
  decidedAt: Date;
  expiresAt: Date;
  /** They knew that the verdict rests on proof of deception. */
  isOverProof: boolean;
};

/** The finding by which a person raised a verdict. */
const correctionType = 'corrected-by-person';
const correctionName = 'Corrected by a person';

/** The middle of each band: a decision is a level, and says nothing finer. */
const scores: Record<RiskLevel, number> = { safe: 10, suspicious: 45, phishing: 85 };
const severityOf: Record<RiskLevel, Severity> = { safe: 'low', suspicious: 'medium', phishing: 'high' };

export const restsOnProof = (threats: readonly { description: string }[]): boolean =>
  threats.some(({ description }) => description.includes(proofSentence));

/**
 * A verdict as a person has corrected it, with what it was and until when that holds. The findings stay: they are what was
 * seen. Proof that the person did not know of is stronger than their decision.
 */
export const correctVerdict = (verdict: Verdict, correction: Correction): Verdict => {
  const isLowered = rankOf(correction.verdict) < rankOf(verdict.riskLevel);
  if (isLowered && restsOnProof(verdict.threats) && !correction.isOverProof)
    return withCheck(verdict, outweighed(correction));
  const said = sentenceOf(verdict, correction);
  const confirmed = withCheck(reassured(verdict, correction, said), said);
  if (verdict.riskLevel === correction.verdict)
    return isOpen(verdict) ? { ...confirmed, recommendations: advice.safe } : confirmed;
  const riskScore = scores[correction.verdict];
  const threats = isLowered
    ? sharedOut(verdict.threats, riskScore)
    : [raisingThreat(verdict, correction, said), ...verdict.threats];
  return {
    ...confirmed,
    riskScore,
    riskLevel: levelOf(riskScore),
    threats,
    technicalAnalysis: { ...verdict.technicalAnalysis, correctedByAPerson: said },
    recommendations: advice[correction.verdict],
    explanation: {
      ...confirmed.explanation,
      scoreWithout: Object.fromEntries(
        threats.map(({ type }) => [type, type === correctionType ? verdict.riskScore : riskScore]),
      ),
    },
  };
};

const isOpen = ({ riskLevel, explanation: { isConclusive } }: Verdict) =>
  isOpenVerdict({ riskLevel, isConclusive });

const rankOf = (level: RiskLevel) => riskLevels.indexOf(level);

const dayOf = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const sentenceOf = (verdict: Verdict, { verdict: level, decidedAt, expiresAt }: Correction): string =>
  `${correctionName} on ${dayOf(decidedAt)}: exactly this was looked at, and it is ${level}. ${automatic(verdict, level)} The correction ends on ${dayOf(expiresAt)}.`;

const automatic = (verdict: Verdict, level: RiskLevel): string => {
  const { riskLevel, riskScore } = verdict;
  if (isOpen(verdict)) return `The automatic check alone is inconclusive (${riskScore} of 100).`;
  return riskLevel === level
    ? 'The automatic check says the same.'
    : `The automatic check alone says ${riskLevel} (${riskScore} of 100).`;
};

const outweighed = ({ verdict, decidedAt }: Correction): string =>
  `A person called exactly this ${verdict} on ${dayOf(decidedAt)}. Since then proof of deception has been found, which counts for more.`;

const withCheck = (verdict: Verdict, detail: string): Verdict => ({
  ...verdict,
  explanation: {
    ...verdict.explanation,
    checks: [{ name: correctionName, state: 'done', detail }, ...verdict.explanation.checks],
  },
});

/** A person vouches for what they call safe. Whatever they say, somebody has looked: that is conclusive. */
const reassured = (verdict: Verdict, { verdict: level }: Correction, said: string): Verdict => ({
  ...verdict,
  explanation: {
    ...verdict.explanation,
    isConclusive: true,
    reassurances: level === 'safe' ? [said, ...verdict.explanation.reassurances] : [],
  },
});

const raisingThreat = (verdict: Verdict, { verdict: level }: Correction, said: string): Threat => ({
  type: correctionType,
  title: correctionName,
  description: said,
  severity: severityOf[level],
  score: scores[level] - verdict.riskScore,
  icon: 'UserX',
  recommendation: advice[level][0] ?? '',
});

/** The points of findings add up to the score. */
const sharedOut = (threats: readonly Threat[], riskScore: number): Threat[] => {
  const sum = threats.reduce((points, { score }) => points + score, 0);
  const shares = threats.map((threat) => ({
    ...threat,
    score: sum === 0 ? 0 : Math.floor((threat.score * riskScore) / sum),
  }));
  const rest = riskScore - shares.reduce((points, { score }) => points + score, 0);
  return shares.map((threat, n) => (n === 0 && sum > 0 ? { ...threat, score: threat.score + rest } : threat));
};

const advice: Record<RiskLevel, string[]> = {
  safe: [
    'A person has looked at exactly this and found it safe.',
    'If it asks for a password, a code or money, ask the sender first, on a number or address you already have.',
  ],
  suspicious: [
    'A person has looked at exactly this and does not trust it: do nothing it asks for until you are sure who is behind it.',
    'Ask the supposed sender on a number or address you already have.',
  ],
  phishing: [
    'A person has looked at exactly this: it is phishing. Do not open it, answer it or enter anything.',
    'Reach the supposed sender on a number or address you already have, or type their address into the browser yourself.',
  ],
};
