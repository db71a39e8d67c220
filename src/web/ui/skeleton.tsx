import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** One block of what is still to come. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={cn('h-3.5 animate-breathe rounded-chip bg-surface-3', className)} />
);

/** Holds the blocks of one area and says once, in words, that it is loading. */
export const SkeletonArea = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div role="status" aria-busy="true" className={className}>
    <span className="sr-only">Loading</span>
    {children}
  </div>
);

/** A row of a list: its icon, its name, something smaller below. */
export const SkeletonRow = () => (
  <div className="grid grid-cols-lead items-center gap-3.5">
    <Skeleton className="size-10 rounded-control" />
    <div className="grid gap-2">
      <Skeleton className="w-3/5" />
      <Skeleton className="h-2.5 w-2/5" />
    </div>
  </div>
);
