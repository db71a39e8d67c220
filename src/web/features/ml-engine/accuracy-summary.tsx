import type { ReactNode } from 'react';
import type { MeasuredModel, Share } from '../../../contract/ml-insights.ts';
import { formatDay } from '../../lib/format.ts';
import { formatCount, formatInterval, formatMs, formatRate } from './figures.ts';
import { headlineSlice } from './headline-slice.ts';

/** One row per model: what it was measured on, when, and what came of it. */
export const AccuracySummary = ({ models }: { models: readonly MeasuredModel[] }) => (
  <div className="grid gap-4">
    <table className="w-full border-collapse text-left text-sm max-md:hidden">
      <caption className="sr-only">What was measured of each model</caption>
      <thead className="text-sm text-text-3">
        <tr className="border-line-strong border-b [&_th]:py-2.5 [&_th]:pr-4 [&_th]:font-medium">
          <th scope="col">Model and data set</th>
          <th scope="col">Size</th>
          <th scope="col">Caught</th>
          <th scope="col">False alarms</th>
          <th scope="col">Caught at 1%</th>
          <th scope="col">Caught at 0.1%</th>
          <th scope="col">One check</th>
        </tr>
      </thead>
      <tbody>
        {models.map((model) => (
          <tr key={model.id} className="border-line border-b align-top [&_td]:py-3.5 [&_td]:pr-4">
            <th scope="row" className="max-w-75 py-3.5 pr-4 font-medium">
              <ModelName model={model} />
            </th>
            {cellsOf(model).map(({ label, value }) => (
              <td key={label}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <ul className="grid gap-4 md:hidden">
      {models.map((model) => (
        <li key={model.id} className="grid gap-3 rounded-inner border border-line bg-surface-1 p-4">
          <p className="font-medium">
            <ModelName model={model} />
          </p>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
            {cellsOf(model).map(({ label, value }) => (
              <div key={label}>
                <dt className="text-text-3">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </div>
);

const ModelName = ({ model }: { model: MeasuredModel }) => (
  <>
    {model.title}
    <span className="mt-0.5 block font-normal text-xs text-text-3">
      {headlineSlice(model)?.name ?? 'no set with both kinds'}. Measured {formatDay(model.measuredOn)}
    </span>
  </>
);

const cellsOf = (model: MeasuredModel): { label: string; value: ReactNode }[] => {
  const slice = headlineSlice(model);
  return [
    {
      label: 'Size',
      value: (
        <Figure
          value={formatCount(model.recall.of + model.falsePositives.of)}
          note={`${formatCount(model.recall.of)} phishing, ${formatCount(model.falsePositives.of)} honest`}
        />
      ),
    },
    { label: 'Caught', value: <Rate share={model.recall} /> },
    { label: 'False alarms', value: <Rate share={model.falsePositives} /> },
    { label: 'Caught at 1%', value: <Figure value={formatRate(slice?.recallAtOnePercent ?? null)} /> },
    { label: 'Caught at 0.1%', value: <Figure value={formatRate(slice?.recallAtOnePerMille ?? null)} /> },
    {
      label: 'One check',
      value: (
        <Figure
          value={formatMs(model.latencyMs.p50)}
          note={`99 of 100 within ${formatMs(model.latencyMs.p99)}`}
        />
      ),
    },
  ];
};

const Rate = ({ share }: { share: Share }) => (
  <Figure value={formatRate(share.rate)} note={formatInterval(share) ?? 'not measured'} />
);

const Figure = ({ value, note }: { value: string; note?: string }) => (
  <>
    <span className="font-semibold font-mono text-sm">{value}</span>
    {note && <span className="block text-xs text-text-3">{note}</span>}
  </>
);
