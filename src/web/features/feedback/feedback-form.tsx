import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { feedbackContentDays, feedbackRequest, maxCommentLength } from '../../../contract/feedback.ts';
import { type RiskLevel, riskLevels } from '../../../contract/risk.ts';
import { isOpenVerdict, levelWords } from '../../../contract/verdict-words.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { levelLooks } from '../../ui/level.ts';
import { TextAreaField } from '../../ui/text-area.tsx';
import { useSendReport } from './use-feedback.ts';

type Props = {
  analysisId: string;
  riskLevel: RiskLevel;
  isConclusive: boolean | null;
  onCancel: () => void;
};

/** What it should have been, why, and whether we may keep it. */
export const FeedbackForm = ({ analysisId, onCancel, ...verdict }: Props) => {
  const send = useSendReport(analysisId);
  const form = useRef<HTMLFormElement>(null);
  const choices = riskLevels
    .filter((level) => level !== verdict.riskLevel || isOpenVerdict(verdict))
    .map((value) => ({ value, label: levelWords[value], icon: levelLooks[value].icon }));
  const [chosen, setChosen] = useState<RiskLevel | ''>('');
  const [comment, setComment] = useState('');
  const [keepContent, setKeepContent] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const read = feedbackRequest.safeParse({ verdict: chosen, comment, keepContent });
  const commentError = read.error?.issues.find(({ path }) => path[0] === 'comment')?.message;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(chosen === '');
    if (read.success && !send.isPending) send.mutate(read.data);
    else form.current?.querySelector<HTMLElement>(chosen === '' ? 'input' : 'textarea')?.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-measure gap-4">
      <div className="grid gap-2">
        <ChoiceToggle
          label="What should it have been?"
          choices={choices}
          value={chosen as RiskLevel}
          isDisabled={send.isPending}
          onChoose={(level) => {
            setChosen(level);
            setIsMissing(false);
          }}
        />
        {isMissing && (
          <p role="alert" className="text-fault text-sm">
            Please choose what it should have been.
          </p>
        )}
      </div>
      <TextAreaField
        label="What makes you sure?"
        isOptional
        hint={`At most ${maxCommentLength} characters. Leave out passwords, codes and card numbers.`}
        value={comment}
        error={commentError}
        readOnly={send.isPending}
        onChange={(event) => setComment(event.target.value)}
      />
      <label className="flex items-start gap-3 text-sm">
        <input
          type="checkbox"
          checked={keepContent}
          disabled={send.isPending}
          onChange={(event) => setKeepContent(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-tide"
        />
        <span>
          Keep what I checked with the report, so that a person can look at it and it may help to improve our
          checks. It is encrypted, and deleted after {feedbackContentDays} days, when you take the report
          back, or with your account.{' '}
          <span className="text-text-2">Without this, nothing of it is kept with the report.</span>
        </span>
      </label>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          icon={<Send aria-hidden="true" />}
          busyLabel={send.isPending && 'Sending...'}
        >
          Send Report
        </Button>
        <Button look="ghost" disabled={send.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
