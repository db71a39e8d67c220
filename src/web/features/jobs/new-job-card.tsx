import { useState } from 'react';
import { Link } from 'wouter';
import { type Job, type JobKind, type JobUsage, jobKinds } from '../../../contract/v1/jobs.ts';
import { formatBytes } from '../../lib/format.ts';
import { jobAllowance, useJobUsage } from '../../lib/job-usage.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { cn } from '../../ui/cn.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { JobFileZone } from './job-file-zone.tsx';
import { kindWords } from './job-words.ts';
import { useNewJob } from './use-new-job.ts';

type Props = { onCreated: (job: Job) => void };

/** Where a file becomes a job. What the month has left is shown before. */
export const NewJobCard = ({ onCreated }: Props) => {
  const usage = useJobUsage();
  return (
    <Card className="grid gap-4 p-card">
      <h2 className="section-title">New Job</h2>
      {usage.isPending && (
        <SkeletonArea className="grid gap-3">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-33" />
        </SkeletonArea>
      )}
      {usage.isError && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          What is left of this month could not be loaded.
          <Button onClick={() => usage.refetch()}>Try Again</Button>
        </p>
      )}
      {usage.data && (usage.data.limit === 0 ? <NoJobs usage={usage.data} /> : null)}
      {usage.data && usage.data.limit !== 0 && <Form usage={usage.data} onCreated={onCreated} />}
    </Card>
  );
};

const NoJobs = ({ usage }: { usage: JobUsage }) => (
  <>
    <p className="max-w-measure text-sm text-text-2">
      {jobAllowance(usage)} With it, a whole mailbox or a long list is checked in the background, and the
      results are yours as a table, a file or a summary.
    </p>
    <div className="max-sm:grid">
      <Link href="/pricing" className={cn(buttonClass({ look: 'primary' }))}>
        See Plans
      </Link>
    </div>
  </>
);

const kinds = jobKinds.map((value) => ({ value, label: kindWords[value] }));

const Form = ({ usage, onCreated }: Props & { usage: JobUsage }) => {
  const [kind, setKind] = useState<JobKind>('mail');
  const { state, choose, send, stop } = useNewJob(kind, onCreated);
  const isUsedUp = usage.limit !== null && usage.used >= usage.limit;
  const isChoosing = state.step === 'choosing';
  return (
    <>
      <p className="max-w-measure text-sm text-text-2">
        {jobAllowance(usage)} Each message, link or domain in the file is an item. A job that has more of them
        than are left does not begin.
      </p>
      {usage.limit !== null && (
        <ProgressBar label="Items used this month" done={usage.used} total={usage.limit} />
      )}
      <ChoiceToggle
        label="What the file holds"
        choices={kinds}
        value={kind}
        onChoose={setKind}
        isDisabled={!isChoosing || isUsedUp}
      />
      {isChoosing ? (
        <>
          <JobFileZone
            kind={kind}
            file={state.file}
            problem={state.problem}
            isDisabled={isUsedUp}
            onFiles={choose}
          />
          {state.problem && (
            <p role="alert" className="text-sm">
              {state.problem}
            </p>
          )}
          <div className="max-sm:grid">
            <Button
              look="primary"
              disabled={state.file === null || isUsedUp}
              onClick={() => state.file && send(state.file)}
            >
              Upload and Start
            </Button>
          </div>
        </>
      ) : (
        <Sending state={state} onStop={() => stop(state.file)} />
      )}
    </>
  );
};

type SendingProps = {
  state: Exclude<ReturnType<typeof useNewJob>['state'], { step: 'choosing' }>;
  onStop: () => void;
};

const Sending = ({ state, onStop }: SendingProps) => {
  const { file } = state;
  const sentBytes = state.step === 'sending' ? state.sentBytes : file.size;
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere font-semibold">{file.name}</p>
      <ProgressBar label={`Upload of ${file.name}`} done={sentBytes} total={file.size} />
      <p role="status" className="text-sm text-text-2">
        {state.step === 'creating'
          ? 'The file has arrived. The job is being created.'
          : `${formatBytes(sentBytes)} of ${formatBytes(file.size)} sent.`}
        {state.step === 'sending' && state.isBroken && ' The connection is broken. It goes on by itself.'}
      </p>
      {state.step === 'sending' && (
        <div className="max-sm:grid">
          <Button onClick={onStop}>Stop the Upload</Button>
        </div>
      )}
    </div>
  );
};
