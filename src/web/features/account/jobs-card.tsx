import { Files } from 'lucide-react';
import { Link } from 'wouter';
import { jobAllowance, useJobUsage } from '../../lib/job-usage.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';

/** The way to the jobs of the user, and what is left for them. */
export const JobsCard = () => {
  const usage = useJobUsage();
  const hasJobs = usage.data?.limit !== 0;
  return (
    <AccountCard
      icon={Files}
      title="Jobs"
      action={
        <Link href={hasJobs ? '/account/jobs' : '/pricing'} className={cn(buttonClass())}>
          {hasJobs ? 'Open Jobs' : 'See Plans'}
        </Link>
      }
    >
      <p className="max-w-measure text-text-2">
        A job checks a whole mailbox, or a long list of links or domains, in the background.{' '}
        {usage.data && jobAllowance(usage.data)}
      </p>
      {usage.isPending && <Skeleton className="w-2/3" />}
      {usage.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          What is left of this month could not be loaded.
          <Button onClick={() => usage.refetch()}>Try Again</Button>
        </p>
      )}
    </AccountCard>
  );
};
