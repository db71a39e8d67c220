import { Link, useLocation, useSearchParams } from 'wouter';
import { JobView } from '../features/jobs/job-view.tsx';
import { JobsList } from '../features/jobs/jobs-list.tsx';
import { NewJobCard } from '../features/jobs/new-job-card.tsx';
import { useCurrentUser } from '../lib/current-user.ts';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** Many checks at once: what is to be checked, how far it is, and what came of it. */
export const Jobs = () => {
  const user = useCurrentUser();
  const isGuest = !user.isPending && !user.data;
  useAccessGuard(isGuest, 'Please log in to access your jobs');
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const chosen = search.get('job');
  const open = (id: string) => navigate(`/account/jobs?job=${id}`);
  if (isGuest) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Jobs</h1>
      <p className="mt-2 mb-7 text-text-2">
        A whole mailbox, or a long list of links or domains, checked in the background.{' '}
        <Link href="/account" className="text-link">
          Back to your account
        </Link>
      </p>
      {user.isPending ? (
        <SkeletonArea>
          <Skeleton className="h-33" />
        </SkeletonArea>
      ) : chosen ? (
        <JobView key={chosen} id={chosen} onBack={() => navigate('/account/jobs')} />
      ) : (
        <div className="grid gap-5">
          <NewJobCard onCreated={({ id }) => open(id)} />
          <JobsList onOpen={open} />
        </div>
      )}
    </div>
  );
};
