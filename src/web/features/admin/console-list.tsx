import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

export type Loading = {
  isError: boolean;
  isPending: boolean;
  isSuccess: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
  data: { total: number } | undefined;
};

type Place = { page: number; pageSize: number; onPage: (page: number) => void };

/** What was last on the last page may be gone, or in another list. */
export const useLastPage = ({ isSuccess, isPlaceholderData, data }: Loading, place: Place) => {
  const { page, pageSize, onPage } = place;
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  useEffect(() => {
    if (page > lastPage && isSuccess && !isPlaceholderData) onPage(lastPage);
  }, [page, lastPage, isSuccess, isPlaceholderData, onPage]);
};

type Props = Place & {
  list: Loading;
  /** Of the list, for those who hear it. */
  label: string;
  /** What is counted below it, and what could not be loaded. */
  things: string;
  failed?: string;
  empty: { icon: LucideIcon; title: string; text: string };
  children: ReactNode;
};

const rows = ['first', 'second', 'third'];

/** A list of the console, page by page; its rows are the children. */
export const ConsoleList = ({ list, label, things, failed = things, empty, children, ...place }: Props) => {
  useLastPage(list, place);
  if (list.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p className="text-text-2">The {failed} could not be loaded.</p>
        <Button size="small" onClick={() => list.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (list.isPending) {
    return (
      <SkeletonArea className="grid gap-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-20" />
        ))}
      </SkeletonArea>
    );
  }
  const total = list.data?.total ?? 0;
  if (total === 0) {
    return (
      <Card>
        <EmptyState headingLevel="h2" {...empty} />
      </Card>
    );
  }
  return (
    <>
      <Card className="overflow-clip">
        <ol aria-label={label}>{children}</ol>
      </Card>
      <Pager {...place} total={total} things={things} />
    </>
  );
};
