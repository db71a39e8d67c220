import type { ReactNode } from 'react';
import { fixedBenchmarks } from '../../../contract/ml-insights.ts';
import { productName } from '../../../contract/site.ts';
import { cn } from '../../ui/cn.ts';

/** Fixed by the specification, whatever an answer or a measurement contains. */
const bars = [
  { label: 'Traditional methods', percent: fixedBenchmarks.traditionalMethods, fill: 'bg-line-strong' },
  { label: `${productName} ML`, percent: fixedBenchmarks.hookwiseML, fill: 'bg-tide', isOurs: true },
];

/** `mark`: what was measured of ours. */
export const BenchmarkBars = ({ mark }: { mark: ReactNode }) => (
  <div className="grid gap-3">
    {bars.map(({ label, percent, fill, isOurs }) => (
      <div key={label} className="grid gap-1.5">
        <p className="flex items-center justify-between text-sm">
          <span className="flex items-center gap-1">
            {label}
            {isOurs && mark}
          </span>
          <span className="font-semibold font-mono leading-snug">{percent}%</span>
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-3.5 overflow-hidden rounded-sm border border-transparent bg-surface-3"
        >
          <div style={{ width: `${percent}%` }} className={cn('h-full', fill)} />
        </div>
      </div>
    ))}
  </div>
);
