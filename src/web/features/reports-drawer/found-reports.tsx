import { SearchX } from 'lucide-react';
import { serverMessageOf } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { SkeletonArea, SkeletonRow } from '../../ui/skeleton.tsx';
import type { HistoryFilter } from './history-filter.ts';
import { type ListProps, ReportList } from './report-list.tsx';
import { useHistory } from './use-history.ts';

/** What a search finds, page by page. */
export const FoundReports = ({ filter, ...list }: ListProps & { filter: HistoryFilter }) => {
  const history = useHistory(filter);
  if (history.isError) {
    return (
      <div className="p-5">
        <RetryCard
          title="Your checks could not be searched"
          text={serverMessageOf(history.error) ?? 'Please check your connection and try again.'}
          headingLevel="h3"
          onRetry={() => history.refetch()}
        />
      </div>
    );
  }
  if (!history.data) {
    return (
      <SkeletonArea className="grid gap-5 p-6">
        <SkeletonRow />
        <SkeletonRow />
      </SkeletonArea>
    );
  }
  const [{ total } = { total: 0 }] = history.data.pages;
  return (
    <>
      <p role="status" className="border-line border-b px-5 py-2 text-sm text-text-2">
        {total === 1 ? 'One check found' : `${formatCount(total)} checks found`}
      </p>
      {total === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Nothing found"
          text="Try fewer words, another level or a longer time."
        />
      ) : (
        <ReportList analyses={history.data.pages.flatMap(({ analyses }) => analyses)} {...list} />
      )}
      {history.hasNextPage && (
        <div className="px-5 pb-6">
          <Button
            block
            busyLabel={history.isFetchingNextPage && 'Loading...'}
            onClick={() => history.fetchNextPage()}
          >
            Show More
          </Button>
        </div>
      )}
    </>
  );
};
