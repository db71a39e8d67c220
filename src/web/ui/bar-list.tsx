import type { ReactNode } from 'react';
import { formatCount } from '../lib/format.ts';
import { cn } from './cn.ts';

export type BarRow = { id: string; name: ReactNode; note?: string; value: number };

/** Horizontal bars of one series, each with its value: nothing has to be read off an axis. */
export const BarList = ({ rows, className }: { rows: readonly BarRow[]; className?: string }) => {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <dl className={cn('grid base:gap-3.5', className)}>
      {rows.map(({ id, name, note, value }) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,7.6rem)_minmax(0,1fr)_auto] items-center gap-3 text-sm leading-snug"
        >
          <dt>
            {name}
            {note && <span className="block font-normal text-xs text-text-3">{note}</span>}
          </dt>
          <dd className="contents">
            <span aria-hidden="true" className="h-3.5 overflow-hidden rounded-sm bg-surface-3">
              <span
                style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
                className={cn('block h-full rounded-sm bg-tide', value > 0 && 'min-w-0.75')}
              />
            </span>
            <span className="min-w-13 text-right font-mono font-semibold text-sm leading-none">
              {formatCount(value)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
};
