import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf } from '../../contract/risk.ts';
import type { Certainty } from './certainty.ts';
import { type Family, type Finding, familyCeiling } from './detector.ts';
import { score, scoreVerdict } from './score.ts';
import { scoreWithout } from './score-without.ts';

const finding = (type: string, family: Family, points: number, certainty: Certainty = 'weak'): Finding => ({
  type,
  family,
  certainty,
  title: 'A title',
  description: 'A description.',
  severity: 'low',
  score: points,
  icon: 'Link',
  recommendation: 'Do something.',
  spans: [],
});
const families = Object.keys(familyCeiling) as Family[];
const findings = fc
  .uniqueArray(
    fc.record({
      id: fc.nat(40),
      family: fc.constantFrom(...families),
      points: fc.integer({ min: 1, max: 100 }),
    }),
    {
      selector: ({ id }) => id,
      maxLength: 25,
    },
  )
  .map((list) => list.map(({ id, family, points }) => finding(`d-${id}`, family, points)));

describe('score', () => {
  it('adds up exactly, keeps every finding, matches its band, and repeats itself', () => {
    fc.assert(
      fc.property(findings, (list) => {
        const scored = score(list);
        expect(scored.findings.reduce((sum, one) => sum + one.score, 0)).toBe(scored.riskScore);
        expect(scored.riskScore).toBeLessThanOrEqual(100);
        expect(scored.riskLevel).toBe(levelOf(scored.riskScore));
        expect(scored.findings.map(({ type }) => type).sort()).toEqual(list.map(({ type }) => type).sort());
        expect(scored.findings.every((one) => one.score >= 1)).toBe(true);
        expect(score(list)).toEqual(scored);
      }),
      { numRuns: 2000 },
    );
  });

  it('never lowers the score when a finding is added', () => {
    fc.assert(
      fc.property(findings, (list) => {
        for (const { type } of list)
          expect(scoreWithout(list, type)).toBeLessThanOrEqual(score(list).riskScore);
      }),
      { numRuns: 500 },
    );
  });

  it('adds up exactly below a ceiling as well, and keeps every finding', () => {
    const few = findings.filter(({ length }) => length <= 20);
    fc.assert(
      fc.property(few, fc.integer({ min: 20, max: 100 }), (list, ceiling) => {
        const scored = score(list, ceiling);
        expect(scored.findings.reduce((sum, one) => sum + one.score, 0)).toBe(scored.riskScore);
        expect(scored.riskScore).toBe(Math.min(ceiling, score(list).riskScore));
        expect(scored.findings).toHaveLength(list.length);
        expect(scored.findings.every((one) => one.score >= 1)).toBe(true);
        for (const { type } of list)
          expect(scoreWithout(list, type, ceiling)).toBeLessThanOrEqual(scored.riskScore);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the rest under the same ceiling when a finding is removed', () => {
    const two = [finding('one', 'address', 30), finding('two', 'sender', 40)];
    expect(scoreWithout(two, 'one', 20)).toBe(20);
    expect(scoreWithout(two, 'one')).toBe(40);
    expect(scoreWithout([finding('one', 'address', 30), finding('two', 'sender', 5)], 'one', 20)).toBe(5);
  });

  it('holds each family to its ceiling', () => {
    const many = [1, 2, 3, 4, 5].map((n) => finding(`d-${n}`, 'address', 20));
    expect(score(many).riskScore).toBe(familyCeiling.address);
  });

  it('is zero without findings', () => {
    expect(score([])).toEqual({ riskScore: 0, riskLevel: 'safe', findings: [] });
  });
});

describe('a verdict', () => {
  const proof = finding('proof', 'address', 40, 'proof');
  const strong = finding('strong', 'imitation', 10, 'strong');
  const weak = finding('weak', 'address', 12);

  it.each([
    ['proof', [proof], 71, 'phishing'],
    ['proof beside a weak sign', [weak, proof], 71, 'phishing'],
    ['a strong sign', [strong], 21, 'suspicious'],
    ['a strong sign beside proof', [strong, proof], 71, 'phishing'],
    ['a weak sign', [weak], 12, 'safe'],
  ] as const)('with %s comes to what that demands', (_, seen, points, level) => {
    const { riskScore, riskLevel, findings: shown } = scoreVerdict([...seen]);
    expect([riskScore, riskLevel]).toEqual([points, level]);
    expect(shown.reduce((sum, one) => sum + one.score, 0)).toBe(points);
  });

  it('is lowered by no ceiling below that', () => {
    expect(scoreVerdict([weak, proof], 20).riskScore).toBe(71);
    expect(scoreVerdict([weak, strong], 20).riskScore).toBe(21);
    expect(scoreVerdict([weak, finding('other', 'sender', 30)], 20).riskScore).toBe(20);
  });

  it('gives the missing points to the most certain finding', () => {
    const { findings: shown } = scoreVerdict([finding('weak', 'sender', 50), proof]);
    expect(shown.map(({ type, score: points }) => [type, points])).toEqual([
      ['weak', 50],
      ['proof', 40],
    ]);
    const [first] = scoreVerdict([strong, proof]).findings;
    expect([first?.type, first?.score]).toEqual(['proof', 61]);
  });

  it('without its proof is what the others come to', () => {
    expect(scoreWithout([weak, proof], 'proof')).toBe(12);
    expect(scoreWithout([weak, proof], 'weak')).toBe(71);
  });
});
