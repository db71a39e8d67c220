import { ArrowLeft } from 'lucide-react';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { JobExports } from './job-exports.tsx';
import { JobProgress } from './job-progress.tsx';
import { JobResults } from './job-results.tsx';
import { useJob } from './use-job.ts';

type Props = { id: string; onBack: () => void };

/** One job: how far it is, what can be done with it, and what came of it. */
export const JobView = ({ id, onBack }: Props) => {
  const job = useJob(id);
  return (
    <div className="grid gap-5">
      <div>
        <Button look="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          All Jobs
        </Button>
      </div>
      {job.isError ? (
        <RetryCard {...inWords(job.error)} onRetry={() => job.refetch()} />
      ) : job.isPending ? (
        <SkeletonArea>
          <Card className="grid gap-4 p-card">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton />
            <Skeleton className="h-16" />
          </Card>
        </SkeletonArea>
      ) : (
        <>
          <JobProgress job={job.data} onDeleted={onBack} />
          {job.data.done > 0 && (
            <>
              <JobExports job={job.data} />
              <JobResults job={job.data} />
            </>
          )}
        </>
      )}
    </div>
  );
};

const inWords = (error: Error) =>
  error instanceof ApiError && error.status === 404
    ? { title: 'There is no such job', text: 'It may have been deleted.' }
    : { title: 'This job could not be loaded', text: 'Nothing is lost. Please try again in a moment.' };
