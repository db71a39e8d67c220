import { exactTime, formatDateTime } from '../lib/format.ts';

type Props = {
  /** An ISO time; anything else shows as '-'. */
  value: string | null | undefined;
  /** How it is written; date and time where nothing is said. */
  format?: (value: string | null | undefined) => string;
  className?: string;
};

/** A time as it is where the reader is. The exact moment, with the zone and in UTC, shows on hover. */
export const TimeText = ({ value, format = formatDateTime, className }: Props) => {
  const exact = exactTime(value);
  if (exact === null || !value) return <span className={className}>-</span>;
  return (
    <time dateTime={value} title={exact} className={className}>
      {format(value)}
    </time>
  );
};
