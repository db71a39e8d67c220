import { CircleCheck, Clock, MessageSquareReply } from 'lucide-react';
import type { Report } from '../../../contract/feedback.ts';
import { levelWords } from '../../../contract/verdict-words.ts';
import { formatShortDate } from '../../lib/format.ts';
import { useAnswersByMail } from '../../lib/site-addresses.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useWithdrawReport } from './use-feedback.ts';

/** What was reported, and the answer once there is one. */
export const SentReport = ({ report }: { report: Report }) => {
  const withdraw = useWithdrawReport(report.analysisId);
  const answersByMail = useAnswersByMail();
  const { answer } = report;
  const Icon = answer ? MessageSquareReply : Clock;
  return (
    <div className="grid gap-3 text-sm">
      <p role="status" className="flex flex-wrap items-center gap-2">
        <span className="flex gap-2">
          <Icon aria-hidden="true" className="size-4.5 shrink-0 text-tide" />
          <span>
            Reported on {formatShortDate(report.reportedAt)}
            {answer
              ? `; answered on ${formatShortDate(answer.decidedAt)}.`
              : answersByMail
                ? '; we answer by mail.'
                : '; the answer appears here.'}
          </span>
        </span>
        <span className="inline-flex items-center gap-2">
          You say: <LevelBadge level={report.verdict} />
        </span>
      </p>
      {answer && <Answer answer={answer} level={levelWords[report.verdict].toLowerCase()} />}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="max-w-measure text-text-2">
          {report.keepContent
            ? `What you checked is kept with the report until ${formatShortDate(report.contentUntil)}.`
            : 'Nothing of what you checked is kept with the report.'}
        </p>
        <Button
          size="small"
          busyLabel={withdraw.isPending && 'Deleting...'}
          onClick={() => withdraw.mutate()}
        >
          Take Back Report
        </Button>
      </div>
    </div>
  );
};

const Answer = ({ answer, level }: { answer: NonNullable<Report['answer']>; level: string }) => (
  <div className="grid gap-1.5 rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5">
    <p className="flex items-center gap-2 font-bold">
      {answer.decision === 'accepted' && <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />}
      {answer.decision === 'accepted'
        ? 'A person agrees with you.'
        : 'A person has looked. Our verdict stays.'}
    </p>
    <p className="text-text-2 [overflow-wrap:anywhere]">{answer.reason}</p>
    {answer.correctedUntil && (
      <p className="text-text-2">
        Until {formatShortDate(answer.correctedUntil)} we call exactly this one {level}. This result stays as
        it was; check it again to see the new verdict.
      </p>
    )}
  </div>
);
