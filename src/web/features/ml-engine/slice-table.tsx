import type { MeasuredSlice } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';
import { Figure, FigureTable, RowNote } from './figure-table.tsx';
import { formatInterval, formatRate } from './figures.ts';

type Props = { slices: readonly MeasuredSlice[]; newest: MeasuredSlice | null };

const splits: Record<MeasuredSlice['split'], string> = {
  'in-distribution': 'known source, kept back',
  time: 'newer than training',
  source: 'source never trained on',
  generated: 'written by us',
};

export const SliceTable = ({ slices, newest }: Props) => (
  <div className="grid min-w-0 gap-2">
    <FigureTable
      caption="What was judged, and how well"
      nameHead="Data"
      rows={slices.map((slice) => ({
        id: slice.name,
        name: (
          <>
            {slice.name}
            {slice.name === newest?.name && (
              <span className="ml-2 inline-block rounded-chip bg-tide-tint px-1.5 py-0.5 text-xs text-tide leading-none">
                newest period
              </span>
            )}
            <RowNote>
              {splits[slice.split]}; {sizeOf(slice)}
            </RowNote>
          </>
        ),
        cells: [
          {
            label: 'Caught',
            value: <Figure value={formatRate(slice.recall.rate)} note={formatInterval(slice.recall)} />,
          },
          {
            label: 'False alarms',
            value: (
              <Figure
                value={formatRate(slice.falsePositives.rate)}
                note={formatInterval(slice.falsePositives)}
              />
            ),
          },
          { label: 'At 1%', value: <Figure value={formatRate(slice.recallAtOnePercent)} /> },
          { label: 'At 0.1%', value: <Figure value={formatRate(slice.recallAtOnePerMille)} /> },
          { label: 'AUC', value: <Figure value={formatArea(slice.auc)} /> },
        ],
      }))}
    />
    <p className="text-xs text-text-3">
      At 1% and 0.1%: the phishing that is caught when that share of legitimate items is suspected.
    </p>
  </div>
);

const sizeOf = ({ recall, falsePositives }: MeasuredSlice) =>
  [
    recall.of > 0 && `${formatCount(recall.of)} phishing`,
    falsePositives.of > 0 && `${formatCount(falsePositives.of)} legitimate`,
  ]
    .filter(Boolean)
    .join(', ');

/** Areas under a curve differ in the third decimal. */
const formatArea = (area: number | null) => (area === null ? '-' : area.toFixed(3));
