import type { MeasuredModel, MeasuredSlice } from '../../../contract/ml-insights.ts';
import { productName } from '../../../contract/site.ts';
import { Bar } from './bar.tsx';
import { caughtMeaning } from './caught.ts';
import { formatRate } from './figures.ts';

type Row = { name: string; slice: MeasuredSlice };

/** Every tool on the same messages: the phishing it caught, and its false alarms. */
export const PeerBars = ({ model }: { model: MeasuredModel }) => (
  <>
    <p className="text-xs text-text-3">{caughtMeaning}</p>
    {comparedSlices(model).map(({ name, rows }) => (
      <div key={name} className="grid min-w-0 gap-2">
        <h4 className="font-semibold text-sm first-letter:uppercase">{name}</h4>
        <ul className="grid gap-3.5">
          {rows.map((row) => (
            <li key={row.name} className="grid gap-1.5 text-sm sm:grid-cols-term sm:gap-x-4">
              <span className={row.name === productName ? 'font-semibold' : 'text-text-2'}>{row.name}</span>
              <dl className="grid gap-1.5">
                <Line label="Caught" rate={row.slice.recall.rate} fill="bg-tide" />
                <Line label="Called phishing" rate={row.slice.calledPhishing.rate} fill="bg-tide" />
                <Line label="False alarms" rate={row.slice.falsePositives.rate} fill="bg-line-strong" />
              </dl>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);

const Line = ({ label, rate, fill }: { label: string; rate: number | null; fill: string }) => (
  <div className="grid grid-cols-[112px_1fr_64px] items-center gap-x-3">
    <dt className="text-text-3">{label}</dt>
    <dd>
      <Bar share={rate ?? 0} fill={fill} />
    </dd>
    <dd className="text-right font-semibold font-mono text-xs">{formatRate(rate)}</dd>
  </div>
);

/** Only sets that another tool judged as well. */
const comparedSlices = ({ slices, peers }: MeasuredModel): { name: string; rows: Row[] }[] =>
  slices
    .map((own) => ({
      name: own.name,
      rows: [
        { name: productName, slice: own },
        ...peers.flatMap(({ name, version, slices }) =>
          slices
            .filter((slice) => slice.name === own.name)
            .map((slice) => ({ name: `${name} ${version}`.trim(), slice })),
        ),
      ],
    }))
    .filter(({ rows }) => rows.length > 1);
