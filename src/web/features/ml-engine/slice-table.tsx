import type { ReactNode } from 'react';
import type { MeasuredSlice, Share } from '../../../contract/ml-insights.ts';
import { formatCount, formatInterval, formatRate } from './figures.ts';

type Props = { slices: readonly MeasuredSlice[]; newest: MeasuredSlice | null };

const splits: Record<MeasuredSlice['split'], string> = {
  'in-distribution': 'known source, kept back',
  time: 'newer than training',
  source: 'source never trained on',
  generated: 'written by us',
};

/** Every set that was judged: a table where there is room, cards on phones. */
export const SliceTable = ({ slices, newest }: Props) => (
  <div className="grid min-w-0 gap-2">
    <table className="w-full border-collapse text-left text-sm max-sm:hidden">
      <caption className="sr-only">What was judged, and how well</caption>
      <thead className="text-text-3">
        <tr className="border-line border-b [&_th]:whitespace-nowrap [&_th]:py-2 [&_th]:pl-3 [&_th]:text-right [&_th]:font-medium">
          <th scope="col" className="pl-0! text-left!">
            Data
          </th>
          <th scope="col">Caught</th>
          <th scope="col">False alarms</th>
          <th scope="col">At 1%</th>
          <th scope="col">At 0.1%</th>
          <th scope="col">AUC</th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice) => (
          <tr
            key={slice.name}
            className="border-line border-b align-top [&_td]:py-2 [&_td]:whitespace-nowrap [&_td]:pl-3 [&_td]:text-right [&_td]:font-mono [&_td]:text-xs"
          >
            <th scope="row" className="whitespace-normal py-2 font-medium">
              <SliceName slice={slice} isNewest={slice.name === newest?.name} />
            </th>
            <td>
              <Rate share={slice.recall} />
            </td>
            <td>
              <Rate share={slice.falsePositives} />
            </td>
            <td>{formatRate(slice.recallAtOnePercent)}</td>
            <td>{formatRate(slice.recallAtOnePerMille)}</td>
            <td>{formatArea(slice.auc)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul className="grid gap-3 sm:hidden">
      {slices.map((slice) => (
        <li key={slice.name} className="rounded-inner border border-line bg-surface-1 p-3.5 text-sm">
          <p className="font-medium">
            <SliceName slice={slice} isNewest={slice.name === newest?.name} />
          </p>
          <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 [&_dd]:font-mono [&_dd]:text-xs [&_dt]:text-text-3">
            <CardFact label="Caught">
              <Rate share={slice.recall} />
            </CardFact>
            <CardFact label="False alarms">
              <Rate share={slice.falsePositives} />
            </CardFact>
            <CardFact label="At 1% / 0.1%">
              {formatRate(slice.recallAtOnePercent)} / {formatRate(slice.recallAtOnePerMille)}
            </CardFact>
            <CardFact label="AUC">{formatArea(slice.auc)}</CardFact>
          </dl>
        </li>
      ))}
    </ul>
    <p className="text-xs text-text-3">
      At 1% and 0.1%: the phishing that is caught when so many of the legitimate are suspected.
    </p>
  </div>
);

const SliceName = ({ slice, isNewest }: { slice: MeasuredSlice; isNewest: boolean }) => (
  <>
    {slice.name}
    {isNewest && (
      <span className="ml-2 inline-block rounded-chip bg-tide-tint px-1.5 py-0.5 text-xs text-tide leading-none">
        newest period
      </span>
    )}
    <span className="block font-normal text-xs text-text-3">
      {splits[slice.split]}; {sizeOf(slice)}
    </span>
  </>
);

const CardFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Rate = ({ share }: { share: Share }) => (
  <>
    <span className="font-semibold">{formatRate(share.rate)}</span>
    {share.interval && (
      <span className="block whitespace-nowrap text-xs text-text-3">{formatInterval(share)}</span>
    )}
  </>
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
