import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';

/** While a page's script is on its way. As high as the screen, so that the footer does not jump when the page comes. */
export const PageSkeleton = () => (
  <SkeletonArea className="wrap grid min-h-screen content-start gap-4 py-14">
    <Skeleton className="h-10 w-[320px] max-w-full rounded-lg" />
    <Skeleton className="h-5 w-[480px] max-w-full" />
    <Skeleton className="mt-6 h-[260px] rounded-card" />
  </SkeletonArea>
);
