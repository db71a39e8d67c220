import { expect, it } from 'vitest';
import { measuredModelOf, shareOf } from '../../contract/testing/ml-insights.ts';
import { claimWords } from './claim-words.ts';

const mail = measuredModelOf();
const [kept] = mail.slices;
const url = measuredModelOf({
  id: 'url',
  featureCount: 120,
  latencyMs: { p50: 1.7, p99: 5.115, samples: 2000 },
  slices: kept ? [{ ...kept, recall: shareOf(40_144, 48_208), falsePositives: shareOf(197, 26_201) }] : [],
  headline: null,
});
const pictures = measuredModelOf({
  id: 'picture',
  featureCount: 0,
  latencyMs: { p50: 676, p99: 2868, samples: 108 },
});
const measured = [pictures, url, mail];

it('says of messages and links how many were judged right, and how many of unknown sources', () => {
  expect(claimWords('accuracy', { measured })).toEqual({
    found: 'Measured: 99.7 % of messages, 88.9 % of links judged right',
    notes: [
      'Those were kept back from the sources that the models were trained on.',
      'From sources never trained on: 86.7 % of messages.',
    ],
  });
});

it('says how long a check takes, and what is counted', () => {
  expect(claimWords('speed', { measured }).found).toBe(
    'Measured: 41.3 ms for a message, 5.1 ms for a link, 2,868 ms for a screenshot, in 99 of 100 cases',
  );
  expect(claimWords('features', { measured }).found).toBe('Counted: 96 for a message, 120 for a link');
});

it('says what really runs', () => {
  const running = {
    phishingLists: { everyHours: 4, newest: '2026-11-17' },
    vulnerabilities: { everyHours: 1 },
  };
  expect(claimWords('monitoring', { measured, running }).notes).toEqual([
    'It looks for new lists of known phishing every 4 hours. The newest list is of Nov 17, 2026.',
    'It refreshes its catalogue of vulnerabilities every hour.',
    'Nothing watches your mailbox, devices or network: only what you submit is checked.',
  ]);
  const still = { phishingLists: { everyHours: null, newest: null }, vulnerabilities: { everyHours: null } };
  expect(claimWords('monitoring', { measured, running: still }).notes.slice(0, 2)).toEqual([
    'It does not refresh its lists of known phishing.',
    'It does not refresh its catalogue of vulnerabilities.',
  ]);
});

it.each(['accuracy', 'speed', 'features'] as const)(
  'has no figure for %s before anything was measured',
  (claim) => {
    expect(claimWords(claim, { measured: [] }).found).toMatch(/not been (?:measured|counted) yet$/);
  },
);
