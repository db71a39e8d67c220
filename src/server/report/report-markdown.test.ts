import { expect, it } from 'vitest';
import { phishingResult, vulnerabilityResult } from '../testing/reported-results.ts';
import { reportMarkdown } from './report-markdown.ts';
import { composedReport } from './testing/composed-report.ts';
import { hostileTexts } from './testing/hostile-texts.ts';

const seal = { algorithm: 'Ed25519', keyId: '0000-0000', publicKey: '', signature: '' } as const;
const writeMarkdown = (result: unknown) => reportMarkdown(composedReport(result), seal);

it('has the same content as the page', () => {
  const text = writeMarkdown(phishingResult);
  for (const line of [
    '# Security Report: High-risk phishing attempt detected',
    '- Risk score: **92 of 100** (Phishing)',
    '### 1. Link leads to a different domain',
    'High Risk (+48 points)',
    '> closes in 2 hours',
    '- Age of the domain: Not possible. Lookups are switched off.',
    '- Domain Age: 6 days (new)',
    '- No attachment.',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toMatch(/https?:\/\//);
  expect(writeMarkdown(vulnerabilityResult)).toContain('CRITICAL, CVSS 9.8, CISA KEV');
});

it.each(hostileTexts)('treats %j as text', (hostile) => {
  const [threat] = phishingResult.threats;
  const text = writeMarkdown({
    ...phishingResult,
    inputData: hostile,
    threats: [{ ...threat, title: hostile, description: hostile, recommendation: hostile }],
    recommendations: [hostile],
    technicalAnalysis: { [hostile]: hostile },
  });
  // No sign that begins an element, an entity, code, emphasis, a picture, a link or a table but our own.
  expect(text).not.toMatch(/</);
  expect(text).not.toMatch(/&(?!#\d{2,3};)/);
  expect(text).not.toMatch(/[`|~\\]|\]\(|!\[|https?:/);
  const headings = text.split('\n').filter((line) => line.startsWith('#'));
  expect(headings.length).toBe(
    writeMarkdown({ ...phishingResult, threats: [threat] })
      .split('\n')
      .filter((line) => line.startsWith('#')).length,
  );
});

it.each(['# heading', '- item', '1. item', '1) item', '> quote', '---', '===', '+ item', '| a | b |'])(
  'lets a text that begins with %j begin nothing',
  (hostile) => {
    const line = writeMarkdown({ riskScore: 1, recommendations: ['first', `x`, hostile] }).split('\n');
    expect(line).not.toContain(hostile);
    expect(line).not.toContain(`- ${hostile}`);
  },
);
