import { describe, expect, it } from 'vitest';
import { analysisSchema } from './analysis.ts';
import { analysisVersion, upgradeAnalysis } from './upgrade-analysis.ts';

const threat = {
  type: 'brand-in-host',
  title: 'Brand name in a foreign domain',
  description: 'The domain is not the bank.',
  severity: 'high',
  score: 27,
  icon: 'Fish',
  recommendation: 'Use your bookmark.',
};

const explanation = {
  whoSentThis: 'Northbank sent this.',
  message: null,
  trail: [],
  checks: [{ name: 'Links', state: 'done', detail: 'two' }],
  reassurances: ['It is signed.'],
  safeWay: null,
  isConclusive: true,
  scoreWithout: { 'brand-in-host': 65 },
};

/** An analysis as the first version stored it. */
const first = {
  id: '5f0c8a3e-0000-4000-8000-000000000000',
  userId: null,
  analysisType: 'url',
  inputData: 'example.com',
  riskScore: 92,
  riskLevel: 'phishing',
  threats: [threat],
  technicalAnalysis: { domainAge: '6 days (new)' },
  recommendations: ['Do not open it.'],
  createdAt: '2026-11-15T12:00:00.000Z',
};

const upgradeFirst = (change: object) => analysisSchema.parse(upgradeAnalysis({ ...first, ...change }));

describe('an analysis of version 1', () => {
  it('from before there were explanations has none', () => {
    expect(upgradeFirst({})).toEqual({ ...first, explanation: null });
  });

  it.each([undefined, null, 7, 'not json', []])('treats %j as no explanation', (given) => {
    expect(upgradeFirst({ explanation: given }).explanation).toBeNull();
  });

  it('from before there were pictures has none', () => {
    expect(upgradeFirst({ explanation }).explanation).toEqual({ ...explanation, picture: null });
  });

  it('with half an explanation gets an empty one, which never says that anything is safe', () => {
    expect(upgradeFirst({ explanation: {} }).explanation).toEqual({
      whoSentThis: '',
      message: null,
      picture: null,
      trail: [],
      checks: [],
      reassurances: [],
      safeWay: null,
      isConclusive: false,
      scoreWithout: {},
    });
  });

  it('may hold what it has as JSON text', () => {
    const packed = {
      threats: JSON.stringify([threat]),
      technicalAnalysis: JSON.stringify(first.technicalAnalysis),
      recommendations: JSON.stringify(first.recommendations),
      explanation: JSON.stringify(explanation),
    };
    expect(upgradeFirst(packed)).toEqual(upgradeFirst({ explanation }));
  });

  it.each([undefined, null, 'not json', 7, `${'['.repeat(1000)}${']'.repeat(1000)}`])(
    'takes %j for no threats, details and recommendations',
    (value) => {
      expect(
        upgradeFirst({ threats: value, technicalAnalysis: value, recommendations: value }),
      ).toMatchObject({
        threats: [],
        technicalAnalysis: {},
        recommendations: [],
      });
    },
  );

  it('keeps its level even where the score says otherwise, and gets one where it has none', () => {
    expect(upgradeFirst({ riskScore: 10 }).riskLevel).toBe('phishing');
    expect(upgradeFirst({ riskLevel: 'PHISHING' }).riskLevel).toBe('phishing');
    expect(upgradeFirst({ riskScore: 10, riskLevel: undefined }).riskLevel).toBe('safe');
  });

  it('is a general one where its type is unknown', () => {
    for (const analysisType of [undefined, null, 'fax', 7])
      expect(upgradeFirst({ analysisType }).analysisType).toBe('general');
  });

  it('shows an unknown severity as low and an unknown icon as a warning triangle', () => {
    const [shown] = upgradeFirst({ threats: [{ ...threat, severity: 'dire', icon: 'Skull' }] }).threats;
    expect(shown).toMatchObject({ severity: 'low', icon: 'AlertTriangle' });
  });

  it('reads a severity in capitals', () => {
    expect(upgradeFirst({ threats: [{ ...threat, severity: 'HIGH' }] }).threats[0]?.severity).toBe('high');
  });

  it('names a threat by its type when it has no title, and knows no points it was not given', () => {
    const { threats } = upgradeFirst({
      threats: [{ type: 'Shortened link', severity: 'low' }, 'no threat', {}],
    });
    expect(threats).toEqual([
      expect.objectContaining({ title: 'Shortened link', score: null, recommendation: '' }),
      expect.objectContaining({ title: 'Warning sign' }),
    ]);
  });

  it('leaves out recommendations that say nothing', () => {
    expect(upgradeFirst({ recommendations: ['Do not open it.', ' ', 7] }).recommendations).toEqual([
      'Do not open it.',
    ]);
  });

  it('is not repaired where it is not an analysis', () => {
    for (const change of [{ riskScore: '92' }, { riskScore: 101 }, { id: 7 }, { explanation: { trail: 7 } }])
      expect(analysisSchema.safeParse(upgradeAnalysis({ ...first, ...change })).success).toBe(false);
    for (const value of [null, 'text', [first], 7]) expect(upgradeAnalysis(value)).toBe(value);
  });
});

it('leaves a current analysis as it is', () => {
  const today = upgradeFirst({ explanation });
  expect(upgradeAnalysis(today)).toEqual(today);
  expect(upgradeAnalysis(today, analysisVersion)).toBe(today);
});
