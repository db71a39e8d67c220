import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonArea, SkeletonRow } from '../../ui/skeleton.tsx';
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
        <SkeletonRow key={row} />
      ))}
    </Card>
  </SkeletonArea>
);
