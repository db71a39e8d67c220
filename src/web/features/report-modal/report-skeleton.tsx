import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

export const ReportSkeleton = () => (
  <SkeletonArea className="grid min-h-75 content-start gap-4 p-card">
    <Skeleton className="h-5 w-2/5" />
    <Skeleton />
    <Skeleton className="w-4/5" />
    <Skeleton className="w-3/5" />
  </SkeletonArea>
);
