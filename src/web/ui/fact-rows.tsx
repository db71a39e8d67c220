import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { Skeleton } from './skeleton.tsx';

export type FactRow = {
  label: string;
  /** Several values are listed below each other; '-' for none. Undefined while loading. */
  value: ReactNode | readonly string[] | undefined;
};

/** Labels and values side by side, a hairline under each row. */
export const FactRows = ({ rows, className }: { rows: readonly FactRow[]; className?: string }) => (
  <dl className={cn('grid content-start', className)}>
    {rows.map(({ label, value }) => (
      <div
        key={label}
        className="grid grid-cols-pair items-baseline gap-3 border-line border-b py-2.5 text-sm"
      >
        <dt className="text-text-3">{label}</dt>
        <dd className="evidence grid gap-1 font-medium text-xs">
          {value === undefined ? <Skeleton className="w-3/5" /> : renderValue(value)}
        </dd>
      </div>
    ))}
  </dl>
);

const renderValue = (value: ReactNode | readonly string[]) => {
  if (!isList(value)) return value ?? '-';
  if (value.length === 0) return '-';
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes places, and its values may repeat.
  return value.map((text, index) => <span key={index}>{text}</span>);
};

const isList = (value: ReactNode | readonly string[]): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
