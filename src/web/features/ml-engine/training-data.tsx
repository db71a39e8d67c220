import type { MeasuredModel } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';

/** The sources of the examples and their licences. */
export const TrainingData = ({ sources }: { sources: MeasuredModel['trainingData'] }) => (
  <ul className="grid gap-x-7 sm:grid-cols-2">
    {sources.map(({ source, kind, items, licence }) => (
      <li
        key={`${source} ${kind}`}
        className="flex items-baseline justify-between gap-4 border-line border-b py-2 text-sm"
      >
        <span className="min-w-0">
          <span className="font-medium">{source}</span>
          <span className="block text-xs text-text-3">
            {kind}, {licence}
          </span>
        </span>
        <span className="font-mono text-xs">{formatCount(items)}</span>
      </li>
    ))}
  </ul>
);
