import { describe, expect, it } from 'vitest';
import { analysisView } from './analysis-view.ts';

const threat = {
  type: 'brand-in-host',
  title: 'Brand name in a foreign domain',
  description: 'The domain is not the bank.',
  severity: 'high',
  score: 27,
  icon: 'Fish',
  recommendation: 'Use your bookmark.',
};
const stored = { id: 'a', analysisType: 'url', riskScore: 92, riskLevel: 'phishing', threats: [threat] };

describe('reading an analysis', () => {
  it('takes lists that arrive as JSON text', () => {
    const view = analysisView.parse({
      ...stored,
      threats: JSON.stringify([threat]),
      technicalAnalysis: '{"domainAge":"6 days (new)"}',
    });
    expect(view.threats).toEqual([expect.objectContaining({ title: threat.title, score: 27 })]);
    expect(view.technicalAnalysis).toEqual({ domainAge: '6 days (new)' });
  });

  it.each([undefined, null, 'not json', 7])('takes %j for no threats and no details', (value) => {
    const view = analysisView.parse({ ...stored, threats: value, technicalAnalysis: value });
    expect(view).toMatchObject({ threats: [], technicalAnalysis: {}, recommendations: [] });
  });

  it('keeps the level of the server even where the score says otherwise', () => {
    expect(analysisView.parse({ ...stored, riskScore: 10 }).riskLevel).toBe('phishing');
  });

  it('shows an unknown severity as low and an unknown icon as a warning triangle', () => {
    const view = analysisView.parse({ ...stored, threats: [{ ...threat, severity: 'dire', icon: 'Skull' }] });
    expect(view.threats[0]).toMatchObject({ severity: 'low', icon: 'AlertTriangle' });
  });

  it('reads a severity in capitals', () => {
    const view = analysisView.parse({ ...stored, threats: [{ ...threat, severity: 'HIGH' }] });
    expect(view.threats[0]?.severity).toBe('high');
  });

  it('names a threat by its type when it has no title, and knows no points it was not given', () => {
    const view = analysisView.parse({ ...stored, threats: [{ type: 'Shortened link', severity: 'low' }] });
    expect(view.threats[0]).toMatchObject({ title: 'Shortened link', score: null, recommendation: null });
  });

  it.each([undefined, null, 7, 'not json', []])('takes %j for no explanation', (explanation) => {
    expect(analysisView.parse({ ...stored, explanation }).explanation).toBeNull();
  });

  it('takes an explanation that arrives as JSON text', () => {
    const explanation = JSON.stringify({ whoSentThis: 'Northbank sent this.' });
    expect(analysisView.parse({ ...stored, explanation }).explanation?.whoSentThis).toBe(
      'Northbank sent this.',
    );
  });
});
