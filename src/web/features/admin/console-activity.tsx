import { useState } from 'react';
import type { AdminAnalytics } from '../../../contract/admin-analytics.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { formatDateTime } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { OpenAnalysisDialog } from './open-analysis-dialog.tsx';

type Activity = AdminAnalytics['recentActivity'][number];

const shownAtMost = 10;

/** The latest analyses of all users and guests: that there was one, and what it came to. What was submitted is opened with a reason. */
export const ConsoleActivity = ({ activity }: { activity: readonly Activity[] }) => {
  const [opened, setOpened] = useState<Activity | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (one: Activity) => {
    setOpened(one);
    setIsOpen(true);
  };
  if (activity.length === 0)
    return <p className="mt-3 text-sm text-text-2">Nothing has been analyzed yet.</p>;
  return (
    <>
      <ul className="mt-2">
        {activity.slice(0, shownAtMost).map((one) => {
          const { id, type, riskLevel, isConclusive, userEmail, timestamp } = one;
          return (
            <li
              key={id}
              className="grid grid-cols-lead-tail items-center gap-x-3.5 gap-y-0.5 border-line border-b py-2.5 last:border-b-0 lg:grid-cols-[40px_1fr_1.6fr_1fr_190px_auto] lg:gap-4"
            >
              <IconTile icon={kindOf(type).icon} className="max-lg:row-span-3 max-lg:self-start" />
              <span>{type}</span>
              <span className="text-sm text-text-2 max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
                {userEmail ?? 'Guest'}
              </span>
              <span className="max-lg:col-start-3 max-lg:row-start-1 max-lg:justify-self-end">
                <LevelBadge level={riskLevel} isConclusive={isConclusive} />
              </span>
              <time
                dateTime={timestamp}
                className="text-sm text-text-2 max-lg:col-start-2 max-lg:row-start-3 max-lg:text-text-3"
              >
                {formatDateTime(timestamp)}
              </time>
              <Button
                size="small"
                aria-label={`Open ${type}, ${userEmail ?? 'Guest'}, ${formatDateTime(timestamp)}`}
                onClick={() => open(one)}
                className="max-lg:col-start-3 max-lg:row-start-3 max-lg:justify-self-end"
              >
                Open
              </Button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <OpenAnalysisDialog
          key={opened.id}
          id={opened.id}
          owner={opened.userEmail ?? 'a guest'}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
};
