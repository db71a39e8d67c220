import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { summaryGridClass } from './summary-cards.tsx';

const cards = ['plan', 'date', 'total', 'status'];
const rows = ['first', 'second', 'third', 'fourth'];

export const DashboardSkeleton = () => (
  <SkeletonArea>
    <div className={summaryGridClass(false)}>
      {cards.map((card) => (
        <Card key={card} className="flex min-h-33 flex-col gap-3 p-4 sm:min-h-44 sm:p-5">
          <Skeleton className="w-1/2" />
          <Skeleton className="mt-auto h-6 w-2/3" />
          <Skeleton className="w-1/3" />
        </Card>
      ))}
    </div>
    <Card className="mt-6 grid gap-5 p-card">
      <Skeleton className="h-5 w-55 max-w-full" />
      {rows.map((row) => (
        <div key={row} className="grid grid-cols-lead-tail items-center gap-4">
          <Skeleton className="size-10 rounded-control" />
          <div className="grid gap-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-2.5 w-1/3" />
          </div>
          <Skeleton className="h-6 w-22" />
        </div>
      ))}
    </Card>
  </SkeletonArea>
);
