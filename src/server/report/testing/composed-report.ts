import { isRecord } from '../loose-value.ts';
import { readResult } from '../read-result.ts';
import type { ReadResult } from '../report-body.ts';
import type { ReportDocument } from '../report-document.ts';

export const readWhole = (result: unknown): ReadResult => {
  const read = isRecord(result) ? readResult(result) : null;
  if (!read) throw new Error('this is no result');
  return read;
};

/** A report of a result, made at a fixed moment by a made-up version. */
export const composedReport = (result: unknown): ReportDocument => ({
  format: 'hookwise-security-report',
  version: 1,
  origin: 'submitted',
  generatedAt: '2026-11-16T03:00:00.000Z',
  engine: { version: '1.2.3', parts: [{ name: 'url', date: '2026-11-15' }] },
  ...readWhole(result).body,
});
