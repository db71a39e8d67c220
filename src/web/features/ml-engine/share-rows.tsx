import type { Share } from '../../../contract/ml-insights.ts';
import { Bar } from './bar.tsx';
import { formatInterval, formatParts, formatRate } from './figures.ts';

type Props = { title: string; rows: readonly { label: string; share: Share }[] };

/** Rates under one title, each with a bar, its range and its counts. */
export const ShareRows = ({ title, rows }: Props) =>
  rows.length > 0 && (
    <div className="grid min-w-0 gap-2">
      <h4 className="font-semibold text-sm first-letter:uppercase">{title}</h4>
      <dl className="grid gap-2.5">
        {rows.map(({ label, share }) => (
          <div
            key={label}
            className="grid grid-cols-tail items-center gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,200px)_1fr_190px]"
          >
            <dt className="text-text-2">{label}</dt>
            <dd className="order-3 col-span-full sm:order-2 sm:col-span-1">
              <Bar share={share.rate ?? 0} />
            </dd>
            <dd className="order-2 text-right sm:order-3">
              <span className="font-semibold font-mono text-sm">{formatRate(share.rate)}</span>{' '}
              <span className="block text-xs text-text-3">
                {formatInterval(share) ?? 'not measured'}, {formatParts(share)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
