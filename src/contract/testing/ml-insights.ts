import { interval, rate } from '../evaluation-report.ts';
import type { MeasuredModel, MeasuredSlice, MlInsights, Share } from '../ml-insights.ts';

// Made-up figures, for looking at how they are shown. Nothing here was measured.

export const shareOf = (count: number, of: number): Share => ({
  count,
  of,
  rate: rate(count, of),
  interval: interval(count, of),
});

const sliceOf = (
  name: string,
  split: MeasuredSlice['split'],
  [caught, phishing]: [number, number],
  [flagged, legitimate]: [number, number],
): MeasuredSlice => ({
  name,
  split,
  recall: shareOf(caught, phishing),
  calledPhishing: shareOf(Math.round(caught / 2), phishing),
  falsePositives: shareOf(flagged, legitimate),
  wronglyCalledPhishing: shareOf(0, legitimate),
  auc: phishing > 0 && legitimate > 0 ? 0.9912 : null,
  recallAtOnePercent: phishing > 0 && legitimate > 0 ? 0.861 : null,
  recallAtOnePerMille: phishing > 0 && legitimate > 0 ? 0.617 : null,
});

export const measuredModelOf = (given: Partial<MeasuredModel> = {}): MeasuredModel => {
  const newestPeriod = sliceOf('feeds of the last month', 'time', [880, 1000], [12, 1100]);
  const shops = sliceOf('receipts and newsletters of shops', 'source', [0, 0], [9, 400]);
  const neverTrainedOn = sliceOf('3 sources never trained on', 'source', [300, 400], [28, 560]);
  return {
    id: 'mail',
    title: 'Mail model',
    measuredOn: '2026-11-01',
    command: 'npm run evaluate -- mail --data a-folder-of-yours',
    trainedOn: '2026-10-20',
    trainingItems: 18_250,
    threshold: 0.62,
    accuracy: shareOf(4987, 5000),
    headline: neverTrainedOn,
    slices: [
      sliceOf('kept back from training', 'in-distribution', [2490, 2500], [3, 2500]),
      newestPeriod,
      shops,
      sliceOf('lures written by a machine', 'generated', [171, 200], [0, 0]),
    ],
    newestPeriod,
    byLanguage: [
      { name: 'German', falsePositives: shareOf(2, 140) },
      { name: 'Spanish', falsePositives: shareOf(0, 90) },
    ],
    byGenre: [{ name: 'receipts', falsePositives: shareOf(3, 210) }],
    ablations: [
      { name: 'rules only', hardest: sliceOf('feeds of the last month', 'time', [790, 1000], [22, 1100]) },
      { name: 'rules and model', hardest: newestPeriod },
    ],
    adversarial: [
      {
        attack: 'invisible characters',
        before: shareOf(180, 200),
        after: shareOf(171, 200),
        calledBefore: shareOf(120, 200),
        calledAfter: shareOf(111, 200),
      },
    ],
    peers: [
      {
        name: 'Another filter',
        version: '4.0',
        slices: [
          sliceOf('feeds of the last month', 'time', [350, 1000], [21, 1100]),
          sliceOf('receipts and newsletters of shops', 'source', [0, 0], [130, 400]),
        ],
      },
    ],
    calibrationError: 0.021,
    latencyMs: { p50: 8.4, p99: 41.25, samples: 5000 },
    weightsBytes: 6_400_000,
    weightsHash: 'c0ffee'.padEnd(64, '0'),
    trainingData: [{ source: 'a feed', kind: 'phishing', items: 9000, licence: 'CC0' }],
    featureCount: 96,
    mistakes: {
      missed: [
        {
          what: 'Re: your parcel at hxxps://parcel-desk[.]example/a/very/long/path/that/goes/on/and/on/and/on',
          source: 'a feed',
          riskScore: 14,
          loudest: ['the sender is widely known', 'no link to strangers'],
        },
      ],
      falseAlarms: [{ what: 'Your statement is ready', source: 'a bank', riskScore: 34, loudest: [] }],
    },
    ...given,
  };
};

/** An answer of `GET /api/ml-insights` for a guest; a test states only what it is about. */
export const insightsOf = (given: Partial<MlInsights> = {}): MlInsights => ({
  mlCapabilities: {
    detectionAccuracy: '99.68%',
    processingSpeed: '<100ms',
    featureCount: '40+',
    supportedTypes: ['Email messages', 'Web addresses'],
    threatCategories: ['Forged senders', 'Lookalike domains'],
  },
  benchmarks: { falsePositiveRate: 1.4, traditionalMethods: 90, hookwiseML: 99.68, detectionSpeed: 41.25 },
  sampleAnalysis: {
    input: { text: 'Confirm your account within 24 hours.', url: 'https://n0rthbank.example/verify' },
    features: {
      urlLength: 32,
      domainAge: 6,
      urgencyScore: 75,
      fearScore: 40.5,
      brandSimilarityScore: 88.9,
      hasHTTPS: true,
    },
    prediction: {
      probability: 92.5,
      riskLevel: 'phishing',
      isConclusive: true,
      riskScore: 92,
      threatsDetected: 3,
      confidence: 92.5,
    },
    contributions: [
      { title: 'borrowed name', value: 2.41 },
      { title: 'the site is encrypted', value: -0.3 },
    ],
  },
  measured: [measuredModelOf()],
  detectors: [
    { family: 'sender', title: 'Forged senders', count: 17 },
    { family: 'imitation', title: 'Lookalike domains', count: 10 },
  ],
  features: [
    { id: 'name-length', title: 'the length of the name', model: 'url' },
    { id: 'hyphens', title: 'hyphens in the name', model: 'url' },
    { id: 'links', title: 'how many links there are', model: 'mail' },
  ],
  ...given,
});
