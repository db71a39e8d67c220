import { expect, it } from 'vitest';
import { analysisTypes, listedAnalysisSchema } from './analysis.ts';

const analysis = {
  id: '5f0c8a3e-0000-4000-8000-000000000000',
  userId: null,
  analysisType: 'url',
  inputData: 'example.com',
  riskScore: 0,
  riskLevel: 'safe',
  threats: [],
  technicalAnalysis: {},
  recommendations: ['Go on.'],
  createdAt: '2026-11-15T12:00:00.000Z',
};

it('DATA-09 is of one of five types', () => {
  expect(analysisTypes).toEqual(['email', 'url', 'screenshot', 'email-file', 'general']);
  for (const analysisType of analysisTypes)
    expect(listedAnalysisSchema.safeParse({ ...analysis, analysisType }).success).toBe(true);
});

it.each([
  { analysisType: 'domain' },
  { inputData: 7 },
  { riskScore: 101 },
  { riskScore: -1 },
  { riskScore: 20.5 },
  { riskLevel: 'dangerous' },
  { recommendations: 'Go on.' },
])('DATA-09..12 DATA-16 is none with %j', (change) => {
  expect(listedAnalysisSchema.safeParse(analysis).success).toBe(true);
  expect(listedAnalysisSchema.safeParse({ ...analysis, ...change }).success).toBe(false);
});
