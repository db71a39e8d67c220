import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { RetentionState } from '../../../contract/retention.ts';
import { type Retention, retentionChoices } from '../../../contract/retention-times.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useChooseRetention, useDeleteAllChecks, useRetention } from './use-retention.ts';

const nameOf = (days: Retention) => (days === null ? 'Until deleted' : `${days} days`);
const choices = retentionChoices.map((days) => ({ value: String(days), label: nameOf(days) }));
const readChoice = (value: string): Retention =>
  retentionChoices.find((days) => String(days) === value) ?? null;

const checksInWords = (count: number) => (count === 1 ? '1 check' : `${formatCount(count)} checks`);

/** How long checks are kept, and their deletion. What a choice deletes is told before. */
export const RetentionCard = () => {
  const retention = useRetention();
  const [isDeleting, setIsDeleting] = useState(false);
  const total = retention.data?.total ?? 0;
  return (
    <AccountCard
      icon={CalendarClock}
      title="Your checks"
      action={
        <Button disabled={total === 0} onClick={() => setIsDeleting(true)}>
          Delete All My Checks
        </Button>
      }
    >
      {retention.isPending && <Skeleton className="h-12" />}
      {retention.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          Your choice could not be loaded.
          <Button onClick={() => retention.refetch()}>Try Again</Button>
        </p>
      )}
      {retention.data && <Choice state={retention.data} />}
      <p className="max-w-measure text-text-2">
        {retention.data && `${capitalised(keptInWords(total))} `}Each is deleted by itself when its time is
        over. What you submit is encrypted with a key of your own.
      </p>
      <DeleteAll total={total} isOpen={isDeleting} onOpenChange={setIsDeleting} />
    </AccountCard>
  );
};

const Choice = ({ state }: { state: RetentionState }) => {
  const choose = useChooseRetention();
  const [asked, setAsked] = useState<7 | 30 | 90 | null>(null);
  const older = asked === null ? 0 : state.older[asked];
  const onChoose = (value: string) => {
    const days = readChoice(value);
    if (days !== null && state.older[days] > 0) setAsked(days);
    else choose.mutate(days);
  };
  return (
    <>
      <ChoiceToggle
        label="Keep my checks for"
        choices={choices}
        value={String(choose.isPending ? choose.variables : state.days)}
        isDisabled={choose.isPending}
        onChoose={onChoose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Delete ${checksInWords(older)}?`}
        description={`${capitalised(checksInWords(older))} of yours ${older === 1 ? 'is' : 'are'} older than ${asked} days and will be deleted at once, for good.`}
        confirmLabel={`Delete and Keep for ${asked} Days`}
        busyLabel={choose.isPending && 'Deleting...'}
        onConfirm={() => choose.mutate(asked, { onSettled: () => setAsked(null) })}
      />
    </>
  );
};

type DeleteProps = { total: number; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const DeleteAll = ({ total, isOpen, onOpenChange }: DeleteProps) => {
  const remove = useDeleteAllChecks();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete All My Checks"
      description={`${capitalised(checksInWords(total))} and ${total === 1 ? 'its report' : 'their reports'} will be deleted at once, for good. Your account and your plan stay.`}
      confirmLabel="Delete for Good"
      busyLabel={remove.isPending && 'Deleting...'}
      onConfirm={() => remove.mutate(undefined, { onSettled: () => onOpenChange(false) })}
    />
  );
};

const keptInWords = (total: number) =>
  total === 0
    ? 'no checks of yours are kept.'
    : `${checksInWords(total)} of yours ${total === 1 ? 'is' : 'are'} kept.`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
