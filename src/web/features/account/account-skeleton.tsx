import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

const cards = ['plan', 'data', 'delete'];

export const AccountSkeleton = () => (
  <SkeletonArea className="grid gap-5">
    {cards.map((card) => (
      <Card key={card} className="grid gap-3 p-card">
        <Skeleton className="h-5 w-1/4" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </Card>
    ))}
  </SkeletonArea>
);
