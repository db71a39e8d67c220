import { Download } from 'lucide-react';
import type { Job, JobExportFormat } from '../../../contract/v1/jobs.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { jobsPath } from './use-jobs.ts';

const formats: readonly { format: JobExportFormat; label: string }[] = [
  { format: 'html', label: 'Summary' },
  { format: 'csv', label: 'CSV' },
  { format: 'jsonl', label: 'JSON Lines' },
  { format: 'stix', label: 'STIX' },
];

/** All results as one file. The browser saves it while it arrives: a hundred thousand results do not fit into the page. */
export const JobExports = ({ job: { id, endedAt } }: { job: Job }) => (
  <Card className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 p-card">
    <div className="min-w-0">
      <h2 className="section-title">All Results as a File</h2>
      <p className="mt-1 max-w-measure text-sm text-text-2">
        The summary has campaigns, senders, brands, hosts and when they arrived.
        {endedAt === null && ' A file has what is done so far.'}
      </p>
    </div>
    <div className="flex flex-wrap gap-2">
      {formats.map(({ format, label }) => (
        <a
          key={format}
          href={`${jobsPath}/${id}/export?format=${format}`}
          download
          className={cn(buttonClass({ size: 'small' }))}
        >
          <Download aria-hidden="true" />
          {label}
        </a>
      ))}
    </div>
  </Card>
);
