import { ArrowRight, Eye, Gavel, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReportGroup } from '../../../contract/admin-feedback.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { formatAge, formatCount, formatShortDate } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { OpenReportDialog } from './open-report-dialog.tsx';

/** One item and all that people say of it in the same words. */
export const FeedbackRow = ({ group }: { group: ReportGroup }) => {
  const [dialog, setDialog] = useState<'decide' | 'read' | null>(null);
  const { answer, readableId } = group;
  const close = (isOpen: boolean) => !isOpen && setDialog(null);
  return (
    <li className="grid gap-3 border-line border-b p-card last:border-b-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="grid min-w-0 gap-2 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{kindOf(group.analysisType).name}</b>
          <span className="inline-flex items-center gap-2">
            <LevelBadge level={group.riskLevel} isConclusive={group.isConclusive} />
            <ArrowRight aria-label="should be" className="size-4 text-text-3" />
            <LevelBadge level={group.verdict} />
          </span>
          <span className="text-text-2">Our score: {group.riskScore}</span>
        </p>
        <p className="text-text-2">
          {formatCount(group.reports)} {group.reports === 1 ? 'report' : 'reports'} from{' '}
          {formatCount(group.accounts)} {group.accounts === 1 ? 'account' : 'accounts'}; the newest account is{' '}
          {ageInDays(group.newestAccountAt)} old. {answer ? 'Reported on' : 'Waiting since'}{' '}
          <TimeText value={group.reportedAt} />
          {!answer && ageText(group.reportedAt)}.
        </p>
        {group.restsOnProof && (
          <p className="flex items-start gap-2 text-suspicious">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            This verdict rests on proof of deception.
          </p>
        )}
        {answer && (
          <p className="[overflow-wrap:anywhere]">
            <b className="font-semibold">{answer.decision === 'accepted' ? 'Accepted' : 'Rejected'}</b> by{' '}
            {answer.decidedBy} on {formatShortDate(answer.decidedAt)}: {answer.reason}
            {answer.correctedUntil && ` Corrected until ${formatShortDate(answer.correctedUntil)}.`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {readableId && (
          <Button size="small" icon={<Eye aria-hidden="true" />} onClick={() => setDialog('read')}>
            Read
          </Button>
        )}
        <Button size="small" icon={<Gavel aria-hidden="true" />} onClick={() => setDialog('decide')}>
          {answer ? 'Change' : 'Decide'}
        </Button>
      </div>
      <DecideDialog group={group} isOpen={dialog === 'decide'} onOpenChange={close} />
      {readableId && <OpenReportDialog id={readableId} isOpen={dialog === 'read'} onOpenChange={close} />}
    </li>
  );
};

const ageText = (moment: string) => {
  const age = formatAge(moment, new Date().toISOString());
  return age ? ` (${age})` : '';
};

const ageInDays = (moment: string) => {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / 86_400_000));
  return days === 1 ? '1 day' : `${formatCount(days)} days`;
};
