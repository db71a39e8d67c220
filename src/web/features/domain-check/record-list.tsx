type Props = { title: string; records: readonly string[]; className?: string };

/** DNS records of one kind, below each other. */
export const RecordList = ({ title, records, className }: Props) => (
  <div className={className}>
    <h4 className="mb-2 font-semibold text-sm text-text-3 leading-snug">{title}</h4>
    <ul className="evidence grid gap-1 font-medium text-xs">
      {records.length === 0 ? (
        <li>-</li>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes places, and its records may repeat.
        records.map((record, index) => <li key={index}>{record}</li>)
      )}
    </ul>
  </div>
);
