import type { ReportContent } from '../report-content.ts';
import type { ReportDocument } from '../report-document.ts';
import { boundedObject, submittedContent } from '../submitted-result.ts';

export const contentOf = (result: unknown): ReportContent => {
  const content = submittedContent(boundedObject(result));
  if (!content) throw new Error('this is not a result');
  return content;
};

/** A report of a result, made at a fixed moment by a made-up version. */
export const composedReport = (result: unknown): ReportDocument => ({
  format: 'hookwise-security-report',
  version: 1,
  origin: 'submitted',
  generatedAt: '2026-11-16T03:00:00.000Z',
  engine: { version: '1.2.3', parts: [{ name: 'url', date: '2026-11-15' }] },
  ...contentOf(result).body,
});
