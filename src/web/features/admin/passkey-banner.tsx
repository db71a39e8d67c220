import { Link } from 'wouter';
import { daysUntil, formatLongDate } from '../../lib/format.ts';

/** Counts down the days that a new administrator may do without a passkey. */
export const PasskeyBanner = ({ dueBy }: { dueBy: string }) => {
  const days = daysUntil(dueBy, new Date()) ?? 0;
  return (
    <p className="mb-5 rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5 text-sm text-text-2">
      <b className="text-text">
        {days === 1
          ? 'You have one day left to add a passkey.'
          : `You have ${days} days left to add a passkey.`}
      </b>{' '}
      From {formatLongDate(dueBy)} on, this console opens with one only.{' '}
      <Link href="/account" className="font-semibold text-text underline underline-offset-2">
        Add it on your account page
      </Link>
      .
    </p>
  );
};
