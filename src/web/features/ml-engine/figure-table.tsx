import type { Share } from '../../../contract/ml-insights.ts';
import { formatInterval, formatRate } from './figures.ts';

type Cell = { label: string; value: string; note?: string };
/** `note`: the line below the title; `badge`: what sets this row apart. */
type Row = { title: string; note: string; badge?: string | false; cells: readonly Cell[] };
type Props = { caption: string; titleHead: string; rows: readonly Row[] };

/** Figures in columns: a table where there is room, cards on phones. All rows have the same cells. */
export const FigureTable = ({ caption, titleHead, rows }: Props) => (
  <>
    <table className="w-full border-collapse text-left text-sm max-md:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-text-3">
        <tr className="border-line-strong border-b [&_th]:whitespace-nowrap [&_th]:py-2.5 [&_th]:pl-4 [&_th]:text-right [&_th]:font-medium">
          <th scope="col" className="pl-0! text-left!">
            {titleHead}
          </th>
          {rows[0]?.cells.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.title} className="border-line border-b align-top">
            <th scope="row" className="max-w-75 py-3 font-medium">
              <Title {...row} />
            </th>
            {row.cells.map((cell) => (
              <td key={cell.label} className="py-3 pl-4 text-right">
                <Figure {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <ul className="grid gap-4 md:hidden">
      {rows.map((row) => (
        <li key={row.title} className="grid gap-3 rounded-inner border border-line bg-surface-1 p-4">
          <p className="font-medium">
            <Title {...row} />
          </p>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
            {row.cells.map((cell) => (
              <div key={cell.label}>
                <dt className="text-text-3">{cell.label}</dt>
                <dd>
                  <Figure {...cell} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </>
);

const Title = ({ title, note, badge }: Row) => (
  <>
    {title}
    {badge && (
      <span className="ml-2 inline-block rounded-chip bg-tide-tint px-1.5 py-0.5 text-xs text-tide leading-none">
        {badge}
      </span>
    )}
    <span className="mt-0.5 block font-normal text-xs text-text-3">{note}</span>
  </>
);

const Figure = ({ value, note }: Cell) => (
  <>
    <span className="font-semibold font-mono text-sm">{value}</span>
    {note && <span className="block text-xs text-text-3">{note}</span>}
  </>
);

/** A rate with its confidence interval. */
export const rateCell = (label: string, share: Share | undefined): Cell => ({
  label,
  value: formatRate(share?.rate ?? null),
  note: (share && formatInterval(share)) ?? 'not measured',
});
