import { exactTime, formatDateTime } from '../lib/format.ts';

type Props = {
  /** An ISO time; anything else is shown as '-'. */
  value: string | null | undefined;
  format?: (value: string | null | undefined) => string;
  className?: string;
};

/** A time in the reader's zone. The exact moment, with the zone and in UTC, shows on hover. */
export const TimeText = ({ value, format = formatDateTime, className }: Props) => {
  const exact = exactTime(value);
  if (exact === null || !value) return <span className={className}>-</span>;
  return (
    <time dateTime={value} title={exact} className={className}>
      {format(value)}
    </time>
  );
};
