import { ChevronRight, Files } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '../../../contract/v1/jobs.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { kindWords, nameOf, progressOf, stateWords } from './job-words.ts';
import { useJobs } from './use-jobs.ts';

/** The jobs of the user, the newest first. */
export const JobsList = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const jobs = useJobs(cursors.at(-1));
  if (jobs.isError)
    return (
      <RetryCard
        title="Your jobs could not be loaded"
        text="Nothing is lost. Please try again in a moment."
        onRetry={() => jobs.refetch()}
      />
    );
  if (jobs.isPending)
    return (
      <SkeletonArea className="grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </SkeletonArea>
    );
  const { jobs: shown, next } = jobs.data;
  return (
    <Card className="overflow-hidden">
      <h2 className="section-title p-card">Your Jobs</h2>
      {shown.length === 0 ? (
        <EmptyState
          icon={Files}
          title="No jobs yet"
          text="A job that you begin is listed here, with its results."
          className="border-line border-t"
        />
      ) : (
        <ul aria-label="Jobs">
          {shown.map((job) => (
            <Row key={job.id} job={job} onOpen={() => onOpen(job.id)} />
          ))}
        </ul>
      )}
      {(next || cursors.length > 0) && (
        <div className="flex gap-2 border-line border-t p-card">
          <Button
            size="small"
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            Newer
          </Button>
          <Button size="small" disabled={!next} onClick={() => next && setCursors([...cursors, next])}>
            Older
          </Button>
        </div>
      )}
    </Card>
  );
};

const Row = ({ job, onOpen }: { job: Job; onOpen: () => void }) => {
  const { state, kind, counts, createdAt } = job;
  const name = nameOf(job);
  return (
    <li className="border-line border-t">
      <button
        type="button"
        onClick={onOpen}
        className="-outline-offset-2 grid w-full grid-cols-tail items-center gap-x-4 gap-y-1 px-card py-3 text-left transition-colors hover:bg-surface-2 lg:grid-cols-4"
      >
        <bdi className="truncate font-semibold">{name}</bdi>
        <span className="text-sm text-text-2 tabular-nums max-lg:order-1">
          {name === kindWords[kind] ? '' : `${kindWords[kind]}, `}
          {progressOf(job)}
          {counts.phishing > 0 && `, ${formatCount(counts.phishing)} phishing`}
        </span>
        <TimeText value={createdAt} className="text-sm text-text-2 max-lg:order-2 max-lg:justify-self-end" />
        <span className="flex items-center justify-between gap-3 max-lg:justify-self-end">
          <Tag>{stateWords[state]}</Tag>
          <ChevronRight aria-hidden="true" className="size-5 text-text-2 max-lg:hidden" />
        </span>
      </button>
    </li>
  );
};
