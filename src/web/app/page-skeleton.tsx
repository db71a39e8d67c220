import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';

/** Shown while a page's script loads. As high as the screen, so that the footer does not jump when the page appears. */
export const PageSkeleton = () => (
  <SkeletonArea className="wrap grid min-h-screen grid-cols-1 content-start gap-4 py-14">
    <Skeleton className="h-10 w-80 max-w-full rounded-control" />
    <Skeleton className="h-5 w-120 max-w-full" />
    <Skeleton className="mt-6 h-65 rounded-card" />
  </SkeletonArea>
);
