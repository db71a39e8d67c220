import type { JobExportFormat } from '../../../contract/v1/jobs.ts';
import type { DoneItem } from '../types.ts';
import { resultsCsv, resultsJsonLines } from './results-lines.ts';
import { resultsStix } from './results-stix.ts';
import { summarize } from './summarize.ts';
import { type SummarizedJob, summaryPage } from './summary-page.ts';

type Wish = {
  format: JobExportFormat;
  job: SummarizedJob;
  items: AsyncIterable<DoneItem>;
  generatedAt: string;
};
type ExportFile = { mediaType: string; fileName: string; pieces: AsyncIterable<string> };

/** All results of a job as one file, written as it is read: a job has a hundred thousand of them. */
export const writeExport = (wish: Wish): ExportFile => ({
  mediaType: mediaTypes[wish.format],
  fileName: `hookwise-job-${wish.generatedAt.slice(0, 10)}.${extensions[wish.format]}`,
  pieces: piecesOf(wish),
});

const mediaTypes: Record<JobExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  stix: 'application/stix+json;version=2.1',
  html: 'text/html; charset=utf-8',
};
const extensions: Record<JobExportFormat, string> = {
  csv: 'csv',
  jsonl: 'jsonl',
  stix: 'stix.json',
  html: 'html',
};

const piecesOf = ({ format, job, items, generatedAt }: Wish): AsyncIterable<string> => {
  switch (format) {
    case 'csv':
      return resultsCsv(items);
    case 'jsonl':
      return resultsJsonLines(items);
    case 'stix':
      return resultsStix(items, { subject: `job\n${job.id}`, generatedAt });
    case 'html':
      return summaryOf({ job, items, generatedAt });
  }
};

async function* summaryOf({ job, items, generatedAt }: Omit<Wish, 'format'>): AsyncGenerator<string, void> {
  yield summaryPage(job, await summarize(items), generatedAt);
}
