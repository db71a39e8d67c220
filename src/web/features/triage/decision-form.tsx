import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Campaign, maxTeamText, type TeamDecision } from '../../../contract/team.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceToggle } from '../../ui/choice-toggle.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { decisionChoices } from './triage-words.ts';
import { useDecide } from './use-triage.ts';

/** One decision for all who reported it. */
export const DecisionForm = ({ campaign, hasFocus }: { campaign: Campaign; hasFocus: boolean }) => {
  const before = campaign.decision;
  const [decision, setDecision] = useState<TeamDecision>(before?.decision ?? 'phishing');
  const [note, setNote] = useState(before?.note ?? '');
  const decide = useDecide(campaign);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (hasFocus) form.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const isUnchanged = before?.decision === decision && before.note === note.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    decide.mutate({ decision, note });
  };
  return (
    <Card className="p-card">
      <form id="decision" ref={form} onSubmit={submit} className="grid gap-4">
        <h2 className="section-title">{before ? 'Change the decision' : 'Decide'}</h2>
        <ChoiceToggle label="What is it?" choices={decisionChoices} value={decision} onChoose={setDecision} />
        <TextAreaField
          label="Note"
          isOptional
          hint="Everybody who reported it reads this. Addresses in it are made unclickable."
          value={note}
          maxLength={maxTeamText}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          <Button
            type="submit"
            look="primary"
            disabled={isUnchanged}
            busyLabel={decide.isPending && 'Deciding...'}
          >
            {before ? 'Change and Answer Again' : 'Decide and Answer'}
          </Button>
          {before && 'Everybody who reported it gets another mail.'}
        </div>
      </form>
    </Card>
  );
};
