import { cn } from './cn.ts';

/** One cell per daily check. Decorative: the number stands beside it. */
export const SegmentMeter = ({ filled, total }: { filled: number; total: number }) => (
  <div
    aria-hidden="true"
    style={{ gridTemplateColumns: `repeat(${Math.max(1, total)}, 1fr)` }}
    className={cn('grid', total > 40 ? 'gap-px' : 'gap-1')}
  >
    {Array.from({ length: Math.max(0, total) }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells differ in nothing but their place.
        key={index}
        className={cn('h-3.5 rounded-xs', index < filled ? 'bg-tide' : 'bg-surface-3')}
      />
    ))}
  </div>
);
