import { Flag } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { RiskLevel } from '../../../contract/risk.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useAnswersByMail } from '../../lib/site-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { SentReport } from './sent-report.tsx';
import { useReport } from './use-feedback.ts';

type Props = {
  /** Null for a guest's check, which is nobody's. */
  analysisId: string | null;
  riskLevel: RiskLevel;
  /** False where the result is in the safe band and nothing vouches for it. */
  isConclusive: boolean | null;
};

/** “This verdict is wrong”: the way to say so, and what became of it. */
export const FeedbackPanel = ({ analysisId, ...verdict }: Props) => {
  const user = useCurrentUser();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3 border-line border-t p-card">
      <h3 id={heading} className="section-title">
        <Flag aria-hidden="true" />
        Is this verdict wrong?
      </h3>
      {!user.data ? (
        <Words text="With an account you can report it: sign in, then check it again. A check made without an account belongs to nobody, so we could not answer you." />
      ) : analysisId === null ? (
        <NotOwn />
      ) : (
        <Report analysisId={analysisId} {...verdict} />
      )}
    </section>
  );
};

type Kept = Props & { analysisId: string };

const Report = (result: Kept) => {
  const report = useReport(result.analysisId);
  if (report.isPending) return <Skeleton className="h-9 w-2/3" />;
  if (report.isError)
    return (
      <Words
        text="We could not find out whether you have reported it."
        action={
          <Button size="small" onClick={() => report.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  if (report.data.report) return <SentReport report={report.data.report} />;
  return report.data.isOwn ? <Ask {...result} /> : <NotOwn />;
};

const NotOwn = () => <Words text="This result is not among your own checks. Check it again to report it." />;

const Ask = (result: Kept) => {
  const [isOpen, setIsOpen] = useState(false);
  const answersByMail = useAnswersByMail();
  if (isOpen) return <FeedbackForm {...result} onCancel={() => setIsOpen(false)} />;
  return (
    <Words
      text={
        answersByMail
          ? 'Tell us. A person looks at it and answers you by mail.'
          : 'Tell us. A person looks at it. You will find the answer here.'
      }
      action={
        <Button size="small" icon={<Flag aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          This Verdict Is Wrong
        </Button>
      }
    />
  );
};

const Words = ({ text, action }: { text: string; action?: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
    <p className="max-w-measure text-sm text-text-2">{text}</p>
    {action}
  </div>
);
