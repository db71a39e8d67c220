import type { AdminAnalytics } from '../../../contract/admin-analytics.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { formatDateTime } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';

const shownAtMost = 10;

/** The latest analyses of all users and guests. */
export const ConsoleActivity = ({ activity }: { activity: AdminAnalytics['recentActivity'] }) =>
  activity.length === 0 ? (
    <p className="mt-3 text-sm text-text-2">Nothing has been analyzed yet.</p>
  ) : (
    <ul className="mt-2">
      {activity.slice(0, shownAtMost).map(({ id, type, riskLevel, userEmail, timestamp }) => (
        <li
          key={id}
          className="grid grid-cols-lead-tail items-center gap-x-3.5 gap-y-0.5 border-line border-b py-2.5 last:border-b-0 lg:grid-cols-[40px_1fr_1.6fr_1fr_190px] lg:gap-4"
        >
          <IconTile icon={kindOf(type).icon} className="max-lg:row-span-3 max-lg:self-start" />
          <span>{type}</span>
          <span className="text-sm text-text-2 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
            {userEmail ?? 'Guest'}
          </span>
          <span className="max-lg:col-start-3 max-lg:row-start-1 max-lg:justify-self-end">
            <LevelBadge level={riskLevel} />
          </span>
          <time
            dateTime={timestamp}
            className="text-sm text-text-2 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3 max-lg:text-text-3"
          >
            {formatDateTime(timestamp)}
          </time>
        </li>
      ))}
    </ul>
  );
