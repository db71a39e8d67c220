import { describe, expect, it } from 'vitest';
import { type EvaluationReport, evaluationReportSchema } from '../../src/contract/index.ts';
import { markdownTable } from './markdown-table.ts';
import { renderCard } from './render-card.ts';

const feed = {
  name: 'a feed never trained on',
  split: 'source',
  phishing: { safe: 10, suspicious: 30, phishing: 60 },
  legitimate: { safe: 990, suspicious: 9, phishing: 1 },
  auc: 0.9876,
  recallAtOnePercent: 0.9,
  recallAtOnePerMille: 0.6,
} as const;
const signIns = {
  ...feed,
  name: 'sign-in pages',
  phishing: { safe: 0, suspicious: 0, phishing: 0 },
  auc: null,
  recallAtOnePercent: null,
  recallAtOnePerMille: null,
} as const;

const report = (more: Partial<EvaluationReport> = {}): EvaluationReport =>
  evaluationReportSchema.parse({
    model: {
      id: 'url',
      title: 'Links',
      sha256: 'a'.repeat(64),
      weightsBytes: 1_234_567,
      featureCount: 52,
      trainedOn: 'links up to 2026-06-30',
    },
    measuredOn: '2026-11-20',
    command: 'npm run evaluate -- url',
    data: [
      { source: 'a list', kind: 'phishing', items: 12_345, licence: 'CC BY-NC 4.0', isNonCommercial: true },
    ],
    accuracy: { threshold: 0.5, right: 990, wrong: 10 },
    slices: [feed, signIns],
    falseAlarms: {
      byLanguage: [{ name: 'German', legitimate: { safe: 98, suspicious: 2, phishing: 0 } }],
      byGenre: [{ name: 'receipts', legitimate: { safe: 50, suspicious: 0, phishing: 0 } }],
    },
    ablations: [{ name: 'rules only', slices: [feed] }],
    calibration: {
      error: 0.0123,
      bins: [
        { from: 0, to: 0.5, count: 0, phishing: 0, meanProbability: null },
        { from: 0.5, to: 1, count: 200, phishing: 180, meanProbability: 0.91 },
      ],
    },
    adversarial: [
      {
        attack: 'upper case',
        items: 100,
        caughtBefore: 90,
        caughtAfter: 85,
        calledBefore: 60,
        calledAfter: 50,
      },
    ],
    peers: [{ name: 'SpamAssassin', version: '4.0', slices: [feed] }],
    latencyMs: { p50: 1.234, p99: 5.678, samples: 5000 },
    mistakes: {
      missed: [
        { what: 'hxxps://evil[.]top/`a`|b', source: 'a feed', riskScore: 12, loudest: ['short path'] },
      ],
      falseAlarms: [{ what: 'hxxps://shop[.]example', source: 'shops', riskScore: 44, loudest: [] }],
    },
    ...more,
  });

/** A line of the page with its padding taken out. */
const rows = (card: string) => card.split('\n').map((line) => line.replace(/ {2,}/g, ' '));

describe('renderCard', () => {
  const card = renderCard(report(), ['It has seen no links in Arabic.']);

  it('says how it was measured, so that it can be measured again', () => {
    expect(card).toMatch(/^# Links, evaluated 2026-11-20\n/);
    expect(card).toContain('`npm run evaluate -- url`');
    expect(card).toContain('a'.repeat(64));
    expect(card).toContain('52 features. Trained on links up to 2026-06-30.');
  });

  it('gives every rate of a slice with its interval', () => {
    const row = rows(card).find((line) => line.startsWith('| a feed never trained on | source'));
    expect(row).toBe(
      '| a feed never trained on | source | 100 | 90.00 % (82.6–94.5) | 60.00 % (50.2–69.1) | 1,000 | 1.00 % (0.5–1.8) | 0.10 % (0.0–0.6) | 90.00 % (82.6–94.5) |',
    );
    expect(rows(card)).toContain(
      '| a feed never trained on | 0.9876 | 90.00 % (82.6–94.5) | 60.00 % (50.2–69.1) |',
    );
  });

  it('leads with what was never trained on, and with what it calls phishing', () => {
    const kept = { ...feed, name: 'kept back', split: 'in-distribution' } as const;
    const hard = {
      ...kept,
      name: 'written by hand',
      split: 'generated',
      phishing: { safe: 40, suspicious: 40, phishing: 20 },
    } as const;
    const lead = renderCard(report({ slices: [kept, hard] })).replace(/\s+/g, ' ');
    expect(lead).toContain(
      'The headline, written by hand: 60.00 % (50.2–69.1) of 100 phishing items are not called safe, 20.00 % (13.3–28.9) are called phishing.',
    );
    expect(card).not.toContain('The headline');
  });

  it('shows no rate where nothing of the kind was measured', () => {
    expect(rows(card).find((line) => line.startsWith('| sign-in pages'))).toBe(
      '| sign-in pages | source | 0 | – | – | 1,000 | 1.00 % (0.5–1.8) | 0.10 % (0.0–0.6) | – |',
    );
  });

  it.each([
    [
      'accuracy',
      '99.00 % (98.2–99.5) of 1,000 items kept back of the sources trained on, at the threshold 0.5.',
    ],
    ['false alarms by language', '| German | 100 | 2 | 0 | 2.00 % (0.6–7.0) | 0.00 % (0.0–3.7) |'],
    ['false alarms by genre', '| receipts | 50 | 0 | 0 | 0.00 % (0.0–7.1) | 0.00 % (0.0–7.1) |'],
    [
      'an ablation',
      '| rules only | a feed never trained on | 100 | 90.00 % (82.6–94.5) | 60.00 % (50.2–69.1) | 1,000 | 1.00 % (0.5–1.8) | 0.10 % (0.0–0.6) | 0.9876 | 90.00 % (82.6–94.5) | 60.00 % (50.2–69.1) |',
    ],
    ['a range of probabilities', '| 0.50–1.00 | 200 | 91.00 % | 90.00 % (85.1–93.4) |'],
    ['an empty range', '| 0.00–0.50 | 0 | – | – |'],
    [
      'an attack',
      '| upper case | 100 | 90.00 % (82.6–94.5) | 85.00 % (76.7–90.7) | 5.0 | 60.00 % (50.2–69.1) | 50.00 % (40.4–59.6) |',
    ],
    [
      'a peer',
      '| SpamAssassin 4.0 | a feed never trained on | 100 | 90.00 % (82.6–94.5) | 60.00 % (50.2–69.1) | 1,000 | 1.00 % (0.5–1.8) | 0.10 % (0.0–0.6) | 0.9876 |',
    ],
    ['the cost', 'p50 1.23 ms, p99 5.68 ms over 5,000 items; weights 1.2 MB.'],
    ['a source of data', '| a list | phishing | 12,345 | CC BY-NC 4.0 | yes |'],
    [
      'a missed lure, unable to format the page',
      '- `hxxps://evil[.]top/ a |b` (a feed), score 12: short path',
    ],
    ['a false alarm without a reason', '- `hxxps://shop[.]example` (shops), score 44: nothing spoke'],
    ['a limit', '- It has seen no links in Arabic.'],
  ])('shows %s', (_, line) => {
    expect(rows(card).map((row) => row.trim())).toContain(line);
  });

  it('leaves out what was not measured', () => {
    const bare = renderCard(report({ peers: [], adversarial: [], ablations: [] }));
    expect(bare).not.toMatch(/## (?:Compared with|Under attack|Rules and model apart|Limits)/);
    expect(bare).toContain('## Cost');
  });

  it('ends in one line break and has no empty lines in a row', () => {
    expect(card).toMatch(/[^\n]\n$/);
    expect(card).not.toMatch(/\n{3}/);
  });
});

describe('markdownTable', () => {
  it('lines up its columns, figures at the right', () => {
    expect(
      markdownTable(
        [{ title: 'slice' }, { title: 'n', isFigure: true }],
        [
          ['a|b', '1,000'],
          ['cé', '7'],
        ],
      ),
    ).toBe(['| slice |     n |', '| ----- | ----: |', '| a\\|b  | 1,000 |', '| cé    |     7 |'].join('\n'));
  });
});

describe('a card about pictures', () => {
  const read = {
    exact: [
      { what: 'lookalike addresses at 13 px', reader: 'ours', right: 9, of: 10 },
      { what: 'lookalike addresses at 13 px', reader: 'another', right: 2, of: 10 },
    ],
    characters: [{ slice: 'all', reader: 'ours', errors: 15, of: 1000 }],
    cpuMs: { p50: 900, p99: 2000, samples: 40 },
    memoryGrowthMegabytes: 12,
  };

  it('reports how well they are read, by whom and at what cost', () => {
    const card = renderCard(report({ reading: read }));
    expect(card).toContain('## Reading');
    expect(card).toMatch(/lookalike addresses at 13 px \| ours +\| +10 \| +90/);
    expect(card).toMatch(/lookalike addresses at 13 px \| another \| +10 \| +20/);
    expect(card).toContain('1.50 %');
    expect(card).toContain('12 MB more');
  });

  it('leaves reading out if nothing was read', () => {
    expect(renderCard(report())).not.toContain('## Reading');
  });
});
