import type { SampleAnalysis } from '../../../contract/ml-insights.ts';
import { cn } from '../../ui/cn.ts';
import { formatNumber } from './figures.ts';

/** What moved the prediction: bars to the right of the line raised the risk, bars to the left lowered it. */
export const ContributionBars = ({ contributions }: { contributions: SampleAnalysis['contributions'] }) => {
  const largest = Math.max(...contributions.map(({ value }) => Math.abs(value)), Number.MIN_VALUE);
  const lowers = contributions.some(({ value }) => value < 0);
  return (
    <section aria-labelledby="ml-contributions" className="grid min-w-0 gap-2.5">
      <h3 id="ml-contributions" className="section-title">
        What moved the prediction
      </h3>
      <p className="text-sm text-text-2">
        {lowers
          ? 'Bars to the right raise the risk, bars to the left lower it.'
          : 'The longer the bar, the more it raised the risk.'}
      </p>
      <ul className="grid gap-2.5">
        {contributions.map(({ title, value }) => (
          <li
            key={title}
            className="grid grid-cols-tail items-center gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,300px)_1fr_64px]"
          >
            <span className="first-letter:uppercase">{title}</span>
            <span
              aria-hidden="true"
              className={cn(
                'order-3 col-span-full grid h-3 sm:order-2 sm:col-span-1',
                lowers && 'grid-cols-2',
              )}
            >
              {lowers && (
                <span className="flex justify-end border-line-strong border-r">
                  {value < 0 && <Length share={-value / largest} className="rounded-l-sm bg-line-strong" />}
                </span>
              )}
              <span className={cn('flex', !lowers && 'overflow-hidden rounded-sm bg-surface-3')}>
                {value > 0 && <Length share={value / largest} className="rounded-r-sm bg-tide" />}
              </span>
            </span>
            <span className="order-2 text-right font-semibold font-mono text-sm sm:order-3">
              <span className="sr-only">{value < 0 ? 'lowers by ' : 'raises by '}</span>
              <span aria-hidden="true">{value < 0 ? '−' : '+'}</span>
              {formatNumber(Math.abs(value))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Length = ({ share, className }: { share: number; className: string }) => (
  <span style={{ width: `${share * 100}%` }} className={cn('block h-full', className)} />
);
