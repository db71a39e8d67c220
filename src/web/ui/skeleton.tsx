import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** A placeholder for one block that is loading. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={cn('base:h-3.5 animate-breathe base:rounded-chip base:bg-surface-3', className)} />
);

/** Groups the placeholders of one area and announces once that it is loading. */
export const SkeletonArea = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" aria-busy="true" className={className}>
    <span className="sr-only">Loading</span>
    {children}
  </div>
);

/** A list row: an icon, a name, a smaller line below. */
export const SkeletonRow = () => (
  <div className="grid grid-cols-lead items-center gap-3.5">
    <Skeleton className="size-10 rounded-control" />
    <div className="grid gap-2">
      <Skeleton className="w-3/5" />
      <Skeleton className="h-2.5 w-2/5" />
    </div>
  </div>
);
