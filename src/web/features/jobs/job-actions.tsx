import { useState } from 'react';
import type { Job } from '../../../contract/v1/jobs.ts';
import { Button } from '../../ui/button.tsx';
import { type JobAction, useChangeJob, useDeleteJob } from './use-jobs.ts';

type Props = { job: Job; onDeleted: () => void };

const questions = {
  cancel: { confirm: 'Cancel This Job', busy: 'Cancelling...', keep: 'Let It Run' },
  delete: { confirm: 'Delete Job and Results', busy: 'Deleting...', keep: 'Keep It' },
};

/** Pausing and continuing happen at once; what cannot be undone asks once more, in its place. */
export const JobActions = ({ job: { id, state, endedAt }, onDeleted }: Props) => {
  const change = useChangeJob(id);
  const remove = useDeleteJob(id);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const isBusy = change.isPending || remove.isPending;
  const act = (action: JobAction) => change.mutate(action, { onSettled: () => setAsking(null) });
  // A job may end while the question is asked.
  if (asking && !(asking === 'cancel' && endedAt !== null)) {
    const { confirm, busy, keep } = questions[asking];
    return (
      <div className="flex flex-wrap gap-2">
        <Button
          look="solid"
          busyLabel={isBusy && busy}
          onClick={() =>
            asking === 'cancel' ? act('cancel') : remove.mutate(undefined, { onSuccess: onDeleted })
          }
        >
          {confirm}
        </Button>
        <Button look="ghost" disabled={isBusy} onClick={() => setAsking(null)}>
          {keep}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(state === 'queued' || state === 'running') && (
        <Button disabled={isBusy} onClick={() => act('pause')}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button look="primary" disabled={isBusy} onClick={() => act('continue')}>
          Continue
        </Button>
      )}
      {endedAt === null && (
        <Button disabled={isBusy} onClick={() => setAsking('cancel')}>
          Cancel
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => setAsking('delete')}>
        Delete
      </Button>
    </div>
  );
};
