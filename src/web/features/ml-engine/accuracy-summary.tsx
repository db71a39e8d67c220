import type { MeasuredModel } from '../../../contract/ml-insights.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { FigureTable, rateCell } from './figure-table.tsx';
import { formatMs, formatRate } from './figures.ts';
import { headlineSlice } from './headline-slice.ts';

/** One row per model: what it was measured on, when, and the result. */
export const AccuracySummary = ({ models }: { models: readonly MeasuredModel[] }) => (
  <FigureTable
    caption="What was measured of each model"
    titleHead="Model and data set"
    rows={models.map((model) => {
      const slice = headlineSlice(model);
      const { title, recall, falsePositives, latencyMs } = model;
      return {
        title,
        note: `${slice?.name ?? 'no set with both kinds'}. Measured ${formatDay(model.measuredOn)}`,
        cells: [
          {
            label: 'Size',
            value: formatCount(recall.of + falsePositives.of),
            note: `${formatCount(recall.of)} phishing, ${formatCount(falsePositives.of)} legitimate`,
          },
          rateCell('Caught', recall),
          rateCell('False alarms', falsePositives),
          { label: 'Caught at 1%', value: formatRate(slice?.recallAtOnePercent ?? null) },
          { label: 'Caught at 0.1%', value: formatRate(slice?.recallAtOnePerMille ?? null) },
          {
            label: 'One check',
            value: formatMs(latencyMs.p50),
            note: `99 of 100 within ${formatMs(latencyMs.p99)}`,
          },
        ],
      };
    })}
  />
);
