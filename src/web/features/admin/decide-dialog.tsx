import { Gavel, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { correctionDays, decideReportRequest, type ReportGroup } from '../../../contract/admin-feedback.ts';
import type { Decision } from '../../../contract/feedback.ts';
import { levelWords, verdictWord } from '../../../contract/verdict-words.ts';
import { formatCount } from '../../lib/format.ts';
import { useAnswersByMail } from '../../lib/site-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { useDecide } from './use-feedback-queue.ts';

type Props = { group: ReportGroup; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

const decisions = [
  { value: 'accepted', label: 'Accept' },
  { value: 'rejected', label: 'Reject' },
] as const;

const lengths = [7, correctionDays.default, correctionDays.max].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

/** A decision with its reason, which the people who reported it read. */
export const DecideDialog = ({ group, isOpen, onOpenChange }: Props) => {
  const [decision, setDecision] = useState<Decision>(
    group.answer?.decision === 'rejected' ? 'accepted' : 'rejected',
  );
  const [days, setDays] = useState(String(correctionDays.default));
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const decide = useDecide(group.id, () => onOpenChange(false));
  const isAccepted = decision === 'accepted';
  const ours = verdictWord(group);
  const where = useAnswersByMail() ? 'by mail and on the page of the result' : 'on the page of the result';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const expiresAt = new Date(Date.now() + Number(days) * 86_400_000 - 60_000).toISOString();
    const read = decideReportRequest.safeParse({ decision, reason, ...(isAccepted && { expiresAt }) });
    setError(read.error?.issues[0]?.message ?? null);
    if (read.success && !decide.isPending) decide.mutate(read.data);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Decide"
      description={
        group.reports === 1
          ? `The person who reported it gets the answer ${where}.`
          : `It answers all ${formatCount(group.reports)} reports. The people get the answer ${where}.`
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ChoiceToggle
          label={`Is it ${levelWords[group.verdict].toLowerCase()}, and not ${ours.toLowerCase()}?`}
          choices={decisions.filter(({ value }) => value !== group.answer?.decision)}
          value={decision}
          isDisabled={decide.isPending}
          onChoose={setDecision}
        />
        {isAccepted && group.restsOnProof && (
          <p role="alert" className="flex items-start gap-2 text-sm text-suspicious">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            Our verdict rests on proof of deception. Accept only if you know that the proof is wrong: from
            then on everybody reads that it is {levelWords[group.verdict].toLowerCase()}.
          </p>
        )}
        {isAccepted && !group.isCorrectable && (
          <p className="text-sm text-text-2">
            This check is older than our corrections: it can be answered, and changes no later verdict.
          </p>
        )}
        {isAccepted && group.isCorrectable && (
          <ChoiceToggle
            label="Correct the verdict for"
            choices={lengths}
            value={days}
            isDisabled={decide.isPending}
            onChoose={setDays}
          />
        )}
        <TextAreaField
          label="Reason"
          hint="The people who reported it read this. It goes into the audit trail, too."
          value={reason}
          error={error}
          readOnly={decide.isPending}
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogActions>
          <Button
            type="submit"
            look="primary"
            block
            icon={<Gavel aria-hidden="true" />}
            busyLabel={decide.isPending && 'Saving...'}
          >
            {isAccepted ? 'Accept and Answer' : 'Reject and Answer'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
