import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';

/** `mark`: beside the label, for what stands behind the value. */
export type Fact = { label: string; value: ReactNode; note?: ReactNode; mark?: ReactNode };

/** Labels on the left, figures on the right, a hairline under each row. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={cn('grid content-start text-sm', className)}>
    {facts.map(({ label, value, note }) => (
      <div key={label} className="flex items-baseline justify-between gap-4 border-line border-b py-2">
        <dt className="max-w-3/5 shrink-0 text-text-2">{label}</dt>
        <dd className="text-right">
          <span className="font-medium font-mono text-sm">{value}</span>
          {note && <span className="block text-xs text-text-3">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

/** Headline figures in boxes. */
export const StatGrid = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={cn('grid gap-3', className)}>
    {facts.map(({ label, value, note, mark }) => (
      <div
        key={label}
        className="flex min-w-0 flex-col rounded-inner border border-line bg-field px-4 py-3.5"
      >
        <dt className="order-2 mt-1 flex items-center gap-1 text-sm text-text-2">
          {label}
          {mark}
        </dt>
        <dd className="order-1 font-bold font-display text-2xl leading-none tabular-nums">{value}</dd>
        {note && <dd className="order-3 mt-0.5 text-xs text-text-3">{note}</dd>}
      </div>
    ))}
  </dl>
);
