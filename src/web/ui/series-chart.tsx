import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import type { SeriesShape } from './series-canvas.tsx';
import { Skeleton } from './skeleton.tsx';

// Drawing weighs more than the rest of the pages that show a chart.
const canvas = createLazyPart(async () => (await import('./series-canvas.tsx')).SeriesCanvas);

type Column = { head: string; cells: readonly ReactNode[] };

type Props = {
  title: string;
  note: string;
  labels: readonly string[];
  values: readonly (number | null)[];
  shape: SeriesShape;
  max?: number;
  /** Describes the point under the pointer. */
  readout: (index: number) => string;
  /** The first column of the table; `columns` follow it. */
  labelHead: string;
  columns: readonly Column[];
  /** Shown in place of the drawing when there is no value. */
  empty: ReactNode;
};

/** A series as a chart and as a table: the table is always there for screen readers, and one click away for all. */
export const SeriesChart = (props: Props) => {
  const { title, note, labels, values, shape, max, readout, empty } = props;
  const [isTable, setIsTable] = useState(false);
  const [place, setPlace] = useState<number | null>(null);
  const heading = useId();
  const isEmpty = values.every((value) => !value);
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={heading} className="section-title">
            {title}
          </h2>
          {/* Describes the point under the pointer; the table has the same in words. */}
          <p className="mt-0.5 min-h-5.5 text-sm text-text-3">
            {place !== null && place < labels.length && !isTable ? (
              <span aria-hidden="true" className="text-text">
                {readout(place)}
              </span>
            ) : (
              note
            )}
          </p>
        </div>
        {!isEmpty && (
          <Button
            size="small"
            look="ghost"
            aria-pressed={isTable}
            icon={isTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
            className="-mt-1.5 -mr-2 shrink-0"
          >
            Show as table
          </Button>
        )}
      </div>
      {isEmpty && <div className="mt-2 text-sm text-text-2">{empty}</div>}
      {!isEmpty && !isTable && (
        <div className="mt-3">
          <LazyPart
            part={canvas}
            props={{ labels, values, shape, max, onPoint: setPlace }}
            fallback={<Skeleton className="h-55 rounded-control" />}
            failure={(retry) => (
              <div className="flex h-55 flex-wrap items-center justify-center gap-3 text-sm text-text-2">
                The chart could not be loaded.
                <Button size="small" onClick={retry}>
                  Try Again
                </Button>
              </div>
            )}
          />
        </div>
      )}
      {!isEmpty && (
        // What scrolls must be reachable by the keyboard.
        <div
          {...(isTable && { tabIndex: 0, role: 'group', 'aria-labelledby': heading })}
          className={isTable ? 'mt-3 max-h-66 overflow-auto rounded-control border border-line' : 'sr-only'}
        >
          <SeriesTable {...props} isShown={isTable} />
        </div>
      )}
    </section>
  );
};

const SeriesTable = ({ title, labels, labelHead, columns, isShown }: Props & { isShown: boolean }) => (
  <table className={cn(isShown && 'w-full border-collapse text-sm')}>
    <caption className="sr-only">{title}</caption>
    <thead>
      <tr>
        {[labelHead, ...columns.map(({ head }) => head)].map((head, index) => (
          <th
            key={head}
            scope="col"
            className={cn(
              'sticky top-0 whitespace-nowrap border-line-strong border-b bg-surface-2 px-3 py-2 font-semibold text-text-2',
              index === 0 ? 'text-left' : 'text-right',
            )}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {labels.map((label, row) => (
        <tr key={label}>
          <th
            scope="row"
            className="whitespace-nowrap border-line border-b px-3 py-1.5 text-left font-medium"
          >
            {label}
          </th>
          {columns.map(({ head, cells }) => (
            <td key={head} className="border-line border-b px-3 py-1.5 text-right font-mono tabular-nums">
              {cells[row]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
