import type { ReportedAnalysis } from '../contract/generate-report.ts';
import { type ReportDocument, reportDocumentSchema } from '../server/report/report-document.ts';
import { resultContent } from '../server/report/submitted-result.ts';
import type { Judged } from './outcome.ts';

/** A result as the server's reports show it. Nobody signs it: it was made on the reader's own machine. */
export const reportOf = ({ result }: Judged, now: Date): ReportDocument => {
  const { body } = resultContent({ ...result, userId: null } as ReportedAnalysis);
  return reportDocumentSchema.parse({
    format: 'hookwise-security-report',
    version: 1,
    origin: 'submitted',
    generatedAt: now.toISOString(),
    engine: { version: result.versions?.engine ?? '-', parts: result.versions?.models ?? [] },
    ...body,
  });
};
