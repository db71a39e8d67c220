import type { JobExportFormat } from '../../contract/v1/jobs.ts';
import { writeExport } from '../jobs/export/write-export.ts';
import type { DoneItem } from '../jobs/types.ts';
import type { JobItemStore } from '../store/job-items.ts';
import type { UserRow } from '../store/users.ts';
import type { ManageJobs } from './manage-jobs.ts';
import { presentAnalysis } from './present-analysis.ts';

type Needs = {
  manageJobs: Pick<ManageJobs, 'show'>;
  items: Pick<JobItemStore, 'openAll'>;
  clock: () => Date;
};
export type JobFile = { type: string; name: string; content: AsyncIterable<string> };

/** All results of a job as one file, written while they are read. */
export const exportJob =
  ({ manageJobs, items, clock }: Needs) =>
  async (user: UserRow, id: string, format: JobExportFormat): Promise<JobFile> => {
    const job = await manageJobs.show(user, id);
    const { mediaType, fileName, pieces } = writeExport({
      format,
      job,
      items: doneItems(items.openAll(job.id)),
      generatedAt: clock().toISOString(),
    });
    return { type: mediaType, name: fileName, content: pieces };
  };
export type ExportJob = ReturnType<typeof exportJob>;

async function* doneItems(rows: ReturnType<JobItemStore['openAll']>): AsyncGenerator<DoneItem> {
  for await (const row of rows) {
    const { number, name } = row;
    if ('result' in row) yield { number, name, analysis: presentAnalysis(row.result) };
    else yield { number, name, problem: row.problem, input: row.input };
  }
}
