import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import type { BandCounts, EvaluationReport, EvaluationSlice } from '../../contract/evaluation-report.ts';

const none: BandCounts = { safe: 0, suspicious: 0, phishing: 0 };

export const sliceOf = (given: Partial<EvaluationSlice> = {}): EvaluationSlice => ({
  name: 'a source left out',
  split: 'source',
  phishing: none,
  legitimate: none,
  auc: null,
  recallAtOnePercent: null,
  recallAtOnePerMille: null,
  ...given,
});

/** A report with small made-up counts; a test states only what it is about. */
export const reportOf = (given: Partial<EvaluationReport> = {}): EvaluationReport => ({
  model: {
    id: 'url',
    title: 'Link model',
    sha256: 'a'.repeat(64),
    weightsBytes: 1_500_000,
    featureCount: 120,
    trainedOn: '2026-10-01',
  },
  measuredOn: '2026-11-01',
  command: 'npm run evaluate -- url',
  data: [{ source: 'a feed', kind: 'phishing', items: 300, licence: 'CC0', isNonCommercial: false }],
  accuracy: { threshold: 0.5, right: 99, wrong: 1 },
  slices: [sliceOf()],
  falseAlarms: { byLanguage: [], byGenre: [] },
  ablations: [],
  calibration: { error: 0.02, bins: [] },
  adversarial: [],
  peers: [],
  latencyMs: { p50: 1, p99: 4, samples: 1000 },
  mistakes: { missed: [], falseAlarms: [] },
  ...given,
});

/** A folder as `models/` is laid out, gone when the test is over. Text is written as it is. */
export const evaluationFolder = (reports: Record<string, EvaluationReport | string>): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'hookwise-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, report] of Object.entries(reports)) {
    mkdirSync(join(folder, name));
    writeFileSync(
      join(folder, name, 'evaluation.json'),
      typeof report === 'string' ? report : JSON.stringify(report),
    );
  }
  return pathToFileURL(`${folder}/`);
};
