import type { Campaign } from '../../../contract/team.ts';
import { formatCount } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { badgeOf, titleOf } from './triage-words.ts';

/** Who reported it and when; choosing one shows its message. */
export const ReportsCard = ({
  campaign: { someReports, reports, example },
  onReport,
}: {
  campaign: Campaign;
  onReport: (id: string) => void;
}) => (
  <Card className="grid gap-4 p-card text-sm">
    <h2 className="section-title">Reports</h2>
    <ul aria-label="Reports" className="divide-y divide-line">
      {someReports.map((report) => (
        <li
          key={report.id}
          className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
        >
          <span className="grid min-w-0 gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <LevelBadge {...badgeOf(report.level)} />
              <b className="wrap-anywhere text-text">{titleOf(report)}</b>
            </span>
            <span className="wrap-anywhere text-text-2">
              {report.reporter && `${report.reporter}, `}
              <TimeText value={report.reportedAt} />, score {report.score} of 100
            </span>
          </span>
          {report.id === example.id ? (
            <span className="text-text-2">Shown above</span>
          ) : (
            <Button
              size="small"
              aria-label={`Show the message of ${report.reporter ?? 'this report'}, ${titleOf(report)}`}
              onClick={() => onReport(report.id)}
            >
              Show
            </Button>
          )}
        </li>
      ))}
    </ul>
    {reports > someReports.length && (
      <p className="text-text-2">And {formatCount(reports - someReports.length)} older ones.</p>
    )}
  </Card>
);
