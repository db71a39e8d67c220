import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

/** Shaped like the overview: three figures, two bars, a block. */
export const InsightsSkeleton = () => (
  <SkeletonArea className="grid gap-6">
    <div className="grid gap-3 sm:grid-cols-3">
      {['accuracy', 'speed', 'features'].map((name) => (
        <Skeleton key={name} className="h-21 rounded-inner" />
      ))}
    </div>
    <div className="grid gap-4">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
    <Skeleton className="h-45 rounded-inner" />
  </SkeletonArea>
);
