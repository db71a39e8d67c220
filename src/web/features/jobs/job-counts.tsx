import type { Job } from '../../../contract/v1/jobs.ts';
import { formatCount } from '../../lib/format.ts';
import { cn } from '../../ui/cn.ts';
import { resultLevelWords } from './job-words.ts';

const levels = [
  { id: 'phishing', edge: 'border-band-phishing' },
  { id: 'suspicious', edge: 'border-band-suspicious' },
  { id: 'inconclusive', edge: 'border-line-strong' },
  { id: 'safe', edge: 'border-band-safe' },
] as const;

/** How many items have which verdict so far. */
export const JobCounts = ({ job: { counts, failed } }: { job: Job }) => (
  <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
    {levels.map(({ id, edge }) => (
      <Count key={id} name={resultLevelWords[id]} value={counts[id]} edge={edge} />
    ))}
    <Count name={resultLevelWords.failed} value={failed} edge="border-line" />
  </dl>
);

const Count = ({ name, value, edge }: { name: string; value: number; edge: string }) => (
  <div className={cn('flex flex-col-reverse rounded-control border-t-4 bg-well px-3.5 py-3', edge)}>
    <dt className="text-sm text-text-2">{name}</dt>
    <dd className="stat tabular-nums">{formatCount(value)}</dd>
  </div>
);
