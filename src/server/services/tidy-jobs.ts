import type { JobUsageStore } from '../store/job-usage.ts';
import type { JobStore } from '../store/jobs.ts';
import type { UploadStore } from '../store/uploads.ts';

type Needs = {
  jobs: Pick<JobStore, 'toRemove' | 'remove' | 'withLeftOver' | 'removeLeftOver'>;
  uploads: Pick<UploadStore, 'removeOld'>;
  usage: Pick<JobUsageStore, 'removeOld'>;
};

/** Removes uploads that nobody goes on with, and jobs whose owners have deleted them or keep nothing for so long. */
export const tidyJobs =
  ({ jobs, uploads, usage }: Needs) =>
  async (now: Date): Promise<void> => {
    await uploads.removeOld(now);
    await usage.removeOld(now);
    for (const id of await jobs.toRemove(now)) await jobs.remove(id);
    for (const id of await jobs.withLeftOver()) await jobs.removeLeftOver(id);
  };
