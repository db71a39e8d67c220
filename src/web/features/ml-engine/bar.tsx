import { cn } from '../../ui/cn.ts';

/** A share as a bar. Decorative: the value stands beside it. */
export const Bar = ({ share, fill = 'bg-tide' }: { share: number; fill?: string }) => (
  <span aria-hidden="true" className="block h-2.5 overflow-hidden rounded-sm bg-surface-3">
    <span
      style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }}
      className={cn('block h-full', fill)}
    />
  </span>
);
