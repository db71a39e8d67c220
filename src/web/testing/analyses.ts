import { randomUUID } from 'node:crypto';

/** An analysis as the server answers it; a test states only what it is about. */
export const newAnalysis = (given: object = {}) => ({
  id: randomUUID(),
  userId: null,
  analysisType: 'url',
  inputData: 'https://example.com/',
  riskScore: 92,
  riskLevel: 'phishing',
  threats: [],
  technicalAnalysis: {},
  recommendations: [],
  createdAt: '2026-11-14T18:42:00.000Z',
  ...given,
});
