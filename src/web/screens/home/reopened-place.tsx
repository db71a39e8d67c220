import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

/** Of a reopened result nothing is under way, and what stands below must not jump when it appears. */
export const ReopenedPlace = () => (
  <SkeletonArea className="grid min-h-screen content-start">
    <Skeleton className="h-100 rounded-card" />
  </SkeletonArea>
);
