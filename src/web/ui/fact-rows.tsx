import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { FactRow } from './fact-row.tsx';
import { Skeleton } from './skeleton.tsx';

export type Fact = {
  label: string;
  /** Several values are listed below each other; '-' for none. Undefined while loading. */
  value: ReactNode | readonly string[] | undefined;
};

export const FactRows = ({ rows, className }: { rows: readonly Fact[]; className?: string }) => (
  <dl className={cn('grid content-start', className)}>
    {rows.map(({ label, value }) => (
      <FactRow key={label} label={label}>
        {value === undefined ? <Skeleton className="w-3/5" /> : renderValue(value)}
      </FactRow>
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
