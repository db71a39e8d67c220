import { describe, expect, it } from 'vitest';
import { type Verdict, verdictSchema } from '../../contract/analysis.ts';
import { proofSentence } from './certainty.ts';
import { type Correction, correctVerdict, restsOnProof } from './correct.ts';
import { emptyExplanation } from './explain.ts';

const threat = (score: number, description = 'A sign.') => ({
  type: `sign-${score}`,
  title: 'A sign',
  description,
  severity: 'high' as const,
  score,
  icon: 'Link' as const,
  recommendation: 'Do not.',
});
const verdictOf = (
  riskScore: number,
  riskLevel: Verdict['riskLevel'],
  threats = [threat(riskScore)],
): Verdict => ({
  riskScore,
  riskLevel,
  threats,
  technicalAnalysis: { host: 'a.example' },
  recommendations: ['Do not open it.'],
  explanation: { ...emptyExplanation, isConclusive: false, reassurances: ['It is old.'] },
});
const correction = (verdict: Correction['verdict'], isOverProof = false): Correction => ({
  verdict,
  decidedAt: new Date('2026-11-18T09:00:00Z'),
  expiresAt: new Date('2026-12-18T09:00:00Z'),
  isOverProof,
});

describe('a verdict that a person has corrected', () => {
  it('is raised by one named finding, whose points make up the difference', () => {
    const raised = verdictSchema.parse(correctVerdict(verdictOf(12, 'safe'), correction('phishing')));
    expect(raised).toMatchObject({ riskScore: 85, riskLevel: 'phishing' });
    expect(raised.threats[0]).toMatchObject({
      type: 'corrected-by-person',
      title: 'Corrected by a person',
      score: 73,
    });
    expect(raised.threats[0]?.description).toContain('Corrected by a person on 18 November 2026');
    expect(raised.threats[0]?.description).toContain('The automatic check alone is inconclusive (12 of 100)');
    expect(raised.threats[0]?.description).toContain('ends on 18 December 2026');
    expect(raised.explanation).toMatchObject({
      isConclusive: true,
      reassurances: [],
      scoreWithout: { 'corrected-by-person': 12, 'sign-12': 85 },
    });
  });

  it('is lowered with its findings in sight, and vouched for', () => {
    const before = verdictOf(80, 'phishing', [threat(50), threat(30)]);
    const lowered = verdictSchema.parse(correctVerdict(before, correction('safe')));
    expect(lowered).toMatchObject({ riskScore: 10, riskLevel: 'safe' });
    expect(lowered.threats.map(({ score }) => score).reduce((a, b) => a + b)).toBe(10);
    expect(lowered.threats).toHaveLength(2);
    expect(lowered.explanation.isConclusive).toBe(true);
    expect(lowered.explanation.reassurances[0]).toContain('Corrected by a person on 18 November 2026');
    expect(lowered.explanation.checks[0]).toMatchObject({ name: 'Corrected by a person', state: 'done' });
    expect(lowered.recommendations).not.toContain('Do not open it.');
  });

  it('keeps its score where the two agree', () => {
    expect(correctVerdict(verdictOf(90, 'phishing'), correction('phishing'))).toMatchObject({
      riskScore: 90,
      recommendations: ['Do not open it.'],
    });
    const open = correctVerdict(verdictOf(0, 'safe', []), correction('safe'));
    expect([open.riskScore, open.explanation.isConclusive]).toEqual([0, true]);
  });

  it('does not say of something inconclusive that it was called safe, nor advise as if nobody vouched for it', () => {
    const open = correctVerdict(verdictOf(4, 'safe'), correction('safe'));
    expect(open.explanation.reassurances[0]).toContain(
      'The automatic check alone is inconclusive (4 of 100).',
    );
    expect(open.recommendations[0]).toBe('A person has looked at exactly this and found it safe.');
    const vouched = verdictOf(4, 'safe');
    const called = { ...vouched, explanation: { ...vouched.explanation, isConclusive: true } };
    expect(correctVerdict(called, correction('phishing')).threats[0]?.description).toContain(
      'The automatic check alone says safe (4 of 100)',
    );
    expect(correctVerdict(called, correction('safe')).recommendations).toEqual(['Do not open it.']);
  });

  it('gives way to proof that the person did not know of', () => {
    const proven = verdictOf(95, 'phishing', [threat(95, `It is forged. ${proofSentence}`)]);
    expect(restsOnProof(proven.threats)).toBe(true);
    const kept = correctVerdict(proven, correction('safe'));
    expect(kept).toMatchObject({ riskScore: 95, riskLevel: 'phishing', threats: proven.threats });
    expect(kept.explanation.checks[0]?.detail).toContain('proof of deception');
    expect(correctVerdict(proven, correction('safe', true))).toMatchObject({ riskLevel: 'safe' });
  });
});
