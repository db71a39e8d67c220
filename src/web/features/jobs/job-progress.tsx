import type { Job } from '../../../contract/v1/jobs.ts';
import { formatBytes, formatCount, formatPlanDay } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { JobActions } from './job-actions.tsx';
import { JobCounts } from './job-counts.tsx';
import { kindWords, nameOf, progressOf, stateWords, timeLeft } from './job-words.ts';

type Props = { job: Job; onDeleted: () => void };

/** How far a job is, and how it goes on. */
export const JobProgress = ({ job, onDeleted }: Props) => {
  const { id, state, kind, bytes, items, done, problem, createdAt, endedAt, deletedAfter } = job;
  return (
    <Card className="grid gap-4 p-card">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <div className="min-w-0">
          <h2 className="wrap-anywhere section-title">{nameOf(job)}</h2>
          <p className="mt-1 text-sm text-text-2">
            {kindWords[kind]}, {formatBytes(bytes)}, created <TimeText value={createdAt} />
            {endedAt && (
              <>
                , ended <TimeText value={endedAt} />
              </>
            )}
          </p>
        </div>
        <Tag>{stateWords[state]}</Tag>
      </div>
      {problem && (
        <p role="alert" className="max-w-measure">
          {problem}
        </p>
      )}
      <ProgressBar label="Progress of the job" done={done} total={items ?? 0} />
      <p role="status" className="text-sm text-text-2 tabular-nums">
        {[progressOf(job), ...pace(job)].join(' · ')}
      </p>
      <JobCounts job={job} />
      <JobActions key={id} job={job} onDeleted={onDeleted} />
      {deletedAfter && (
        <p className="text-text-2 text-xs">
          It is deleted with its results after {formatPlanDay(deletedAfter)}, as all that your account keeps.
        </p>
      )}
    </Card>
  );
};

const pace = ({ perMinute, secondsLeft }: Job): string[] => [
  ...(perMinute === null ? [] : [`${formatCount(perMinute)} a minute`]),
  ...(secondsLeft === null ? [] : [timeLeft(secondsLeft)]),
];
