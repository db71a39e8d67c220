import { Globe } from 'lucide-react';
import { Link } from 'wouter';
import { unlimited } from '../../../contract/plans.ts';
import type { WatchedDomains } from '../../../contract/watch-domains.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddDomainForm } from './add-domain-form.tsx';
import { DomainRow } from './domain-row.tsx';
import { useDomains } from './use-watching.ts';

/** The domains that are watched, and how more are added. */
export const DomainsCard = () => {
  const domains = useDomains();
  const shown = domains.data?.pages.flatMap((page) => page.domains) ?? [];
  const first = domains.data?.pages[0];
  return (
    <Card className="grid gap-5 p-card">
      <h2 className="section-title">Domains</h2>
      {domains.isPending && <Skeleton className="h-11" />}
      {domains.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          The list could not be loaded.
          <Button onClick={() => domains.refetch()}>Try Again</Button>
        </p>
      )}
      {first && (
        <>
          <p className="max-w-measure text-sm text-text-2">{allowance(first)}</p>
          {first.problem && <p className="max-w-measure font-medium text-sm">{first.problem}</p>}
          {first.limit === 0 && first.count === 0 ? (
            <EmptyState
              icon={Globe}
              title="Domains are watched from the Standard plan on"
              text="Each is looked at every day, and you are notified of what changes, ends soon or protects less than before."
              action={
                <Link href="/pricing" className={buttonClass()}>
                  See Plans
                </Link>
              }
            />
          ) : (
            first.count === 0 && (
              <EmptyState
                icon={Globe}
                title="No domain is watched yet"
                text="Add yours below. It is looked at at once, and every day from then on."
              />
            )
          )}
          {shown.length > 0 && (
            <ul aria-label="Domains" className="divide-y divide-line">
              {shown.map((domain) => (
                <DomainRow key={domain.id} domain={domain} />
              ))}
            </ul>
          )}
          {domains.hasNextPage && (
            <Button
              busyLabel={domains.isFetchingNextPage && 'Loading...'}
              onClick={() => domains.fetchNextPage()}
              className="justify-self-center"
            >
              Load more
            </Button>
          )}
          {first.limit !== 0 && <AddDomainForm />}
        </>
      )}
    </Card>
  );
};

const allowance = ({ count, limit }: WatchedDomains): string => {
  if (limit === unlimited) return `${count} watched. Your plan has no limit.`;
  if (limit === 0) return 'Your plan watches no domains.';
  return `${count} of ${limit} ${limit === 1 ? 'domain' : 'domains'} of your plan.`;
};
