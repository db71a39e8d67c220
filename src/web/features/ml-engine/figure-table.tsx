import type { ReactNode } from 'react';

type Row = { id: string; name: ReactNode; cells: readonly { label: string; value: ReactNode }[] };
type Props = { caption: string; nameHead: string; rows: readonly Row[] };

/** Figures in columns: a table where there is room, cards on phones. All rows have the same cells. */
export const FigureTable = ({ caption, nameHead, rows }: Props) => (
  <>
    <table className="w-full border-collapse text-left text-sm max-md:hidden">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-text-3">
        <tr className="border-line-strong border-b [&_th]:whitespace-nowrap [&_th]:py-2.5 [&_th]:pl-4 [&_th]:text-right [&_th]:font-medium">
          <th scope="col" className="pl-0! text-left!">
            {nameHead}
          </th>
          {rows[0]?.cells.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id} className="border-line border-b align-top [&_td]:py-3 [&_td]:pl-4 [&_td]:text-right">
            <th scope="row" className="max-w-75 py-3 font-medium">
              {name}
            </th>
            {cells.map(({ label, value }) => (
              <td key={label}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <ul className="grid gap-4 md:hidden">
      {rows.map(({ id, name, cells }) => (
        <li key={id} className="grid gap-3 rounded-inner border border-line bg-surface-1 p-4">
          <p className="font-medium">{name}</p>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
            {cells.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-text-3">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  </>
);

/** The second line of a row's name. */
export const RowNote = ({ children }: { children: ReactNode }) => (
  <span className="mt-0.5 block font-normal text-xs text-text-3">{children}</span>
);

export const Figure = ({ value, note }: { value: string; note?: string | null }) => (
  <>
    <span className="font-semibold font-mono text-sm">{value}</span>
    {note && <span className="block text-xs text-text-3">{note}</span>}
  </>
);
