import { Bell } from 'lucide-react';
import { Link } from 'wouter';
import { useApi } from '../../lib/api.ts';
import { useQuery } from '../../lib/use-query.ts';
import { openAlertsQuery } from '../../lib/watch-query.ts';

/** How many alerts are open, for people who watch something; everybody else has no bell. */
export const AlertsBell = () => {
  const { data } = useQuery(openAlertsQuery(useApi()));
  if (!data || data.watched === 0) return null;
  const label = data.open === 0 ? 'Alerts: none open' : `Alerts: ${data.open} open`;
  return (
    <Link
      href="/watch"
      aria-label={label}
      className="relative grid size-11 place-items-center rounded-full text-text-2 hover:bg-surface-3"
    >
      <Bell aria-hidden="true" className="size-5" />
      {data.open > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-text px-1 text-center font-semibold text-bg text-xs leading-snug"
        >
          {data.open > 99 ? '99+' : data.open}
        </span>
      )}
    </Link>
  );
};
