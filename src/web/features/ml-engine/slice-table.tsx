import type { MeasuredSlice } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';
import { caughtMeaning } from './caught.ts';
import { FigureTable, rateCell } from './figure-table.tsx';
import { formatRate } from './figures.ts';

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
      titleHead="Data"
      rows={slices.map((slice) => ({
        title: slice.name,
        note: `${splits[slice.split]}; ${sizeOf(slice)}`,
        badge: slice.name === newest?.name && 'newest period',
        cells: [
          rateCell('Caught', slice.recall),
          rateCell('Called phishing', slice.calledPhishing),
          rateCell('False alarms', slice.falsePositives),
          { label: 'At 1%', value: formatRate(slice.recallAtOnePercent) },
          // Areas under a curve differ in the third decimal.
          { label: 'AUC', value: slice.auc?.toFixed(3) ?? '-' },
        ],
      }))}
    />
    <p className="text-xs text-text-3">
      {caughtMeaning} At 1%: the phishing that is caught when that share of legitimate items is suspected.
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
