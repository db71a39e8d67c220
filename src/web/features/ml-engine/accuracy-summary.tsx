import type { MeasuredModel, MeasuredSlice } from '../../../contract/ml-insights.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { FigureTable, rateCell } from './figure-table.tsx';
import { formatMs, sentence } from './figures.ts';

/** One row per model: what it was measured on, when, and the result. */
export const AccuracySummary = ({ models }: { models: readonly MeasuredModel[] }) => (
  <FigureTable
    caption="What was measured of each model"
    titleHead="Model and data set"
    rows={models.map((model) => {
      const { title, headline, latencyMs } = model;
      return {
        title,
        note: `${sentence(headline?.name ?? 'no source that was never trained on')}. Measured ${formatDay(model.measuredOn)}`,
        cells: [
          sizeCell(headline),
          rateCell('Caught', headline?.recall),
          rateCell('Called phishing', headline?.calledPhishing),
          rateCell('False alarms', headline?.falsePositives),
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

const sizeCell = (slice: MeasuredSlice | null) => {
  const [phishing, legitimate] = [slice?.recall.of ?? 0, slice?.falsePositives.of ?? 0];
  return {
    label: 'Size',
    value: formatCount(phishing + legitimate),
    note: `${formatCount(phishing)} phishing, ${formatCount(legitimate)} legitimate`,
  };
};
