import type { MeasuredModel, Share } from '../../../contract/ml-insights.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { Figure, FigureTable, RowNote } from './figure-table.tsx';
import { formatInterval, formatMs, formatRate } from './figures.ts';
import { headlineSlice } from './headline-slice.ts';

/** One row per model: what it was measured on, when, and the result. */
export const AccuracySummary = ({ models }: { models: readonly MeasuredModel[] }) => (
  <FigureTable
    caption="What was measured of each model"
    nameHead="Model and data set"
    rows={models.map((model) => {
      const slice = headlineSlice(model);
      const { title, recall, falsePositives, latencyMs } = model;
      return {
        id: model.id,
        name: (
          <>
            {title}
            <RowNote>
              {slice?.name ?? 'no set with both kinds'}. Measured {formatDay(model.measuredOn)}
            </RowNote>
          </>
        ),
        cells: [
          {
            label: 'Size',
            value: (
              <Figure
                value={formatCount(recall.of + falsePositives.of)}
                note={`${formatCount(recall.of)} phishing, ${formatCount(falsePositives.of)} legitimate`}
              />
            ),
          },
          { label: 'Caught', value: <Rate share={recall} /> },
          { label: 'False alarms', value: <Rate share={falsePositives} /> },
          { label: 'Caught at 1%', value: <Figure value={formatRate(slice?.recallAtOnePercent ?? null)} /> },
          {
            label: 'Caught at 0.1%',
            value: <Figure value={formatRate(slice?.recallAtOnePerMille ?? null)} />,
          },
          {
            label: 'One check',
            value: (
              <Figure value={formatMs(latencyMs.p50)} note={`99 of 100 within ${formatMs(latencyMs.p99)}`} />
            ),
          },
        ],
      };
    })}
  />
);

const Rate = ({ share }: { share: Share }) => (
  <Figure value={formatRate(share.rate)} note={formatInterval(share) ?? 'not measured'} />
);
