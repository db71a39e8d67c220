import { type FormEvent, useState } from 'react';
import { type Campaign, type CampaignEvent, maxTeamText } from '../../../contract/team.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextAreaField } from '../../ui/text-area.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { decisionWords } from './triage-words.ts';
import { useComment } from './use-triage.ts';

/** What the team did and said about it, and a field to say more. */
export const CampaignHistory = ({ campaign }: { campaign: Campaign }) => {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const comment = useComment(campaign);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(text.trim() === '');
    if (text.trim() !== '') comment.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <Card className="grid gap-4 p-card text-sm">
      <h2 className="section-title">History</h2>
      {campaign.history.length === 0 && <p className="text-text-2">Nobody has done anything about it yet.</p>}
      {campaign.history.length > 0 && (
        <ol aria-label="History" className="divide-y divide-line">
          {campaign.history.map((event) => (
            <li key={event.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
              <span className="wrap-anywhere text-text-2">
                <b className="text-text">{event.by?.email ?? 'A former member'}</b> {deedOf(event)},{' '}
                <TimeText value={event.at} />
              </span>
              {event.text && <span className="wrap-anywhere whitespace-pre-wrap">{event.text}</span>}
            </li>
          ))}
        </ol>
      )}
      <form noValidate onSubmit={submit} className="grid max-w-measure gap-3">
        <TextAreaField
          label="Comment"
          hint="For the owner and the analysts alone."
          value={text}
          maxLength={maxTeamText}
          error={isMissing && text.trim() === '' ? 'Please write something first' : null}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="justify-self-start" busyLabel={comment.isPending && 'Sending...'}>
          Comment
        </Button>
      </form>
    </Card>
  );
};

const deedOf = ({ kind, decision, assignee }: CampaignEvent): string => {
  if (kind === 'comment') return 'commented';
  if (kind === 'decision' && decision) return `decided: ${decisionWords[decision]}`;
  return assignee ? `assigned it to ${assignee.email}` : 'assigned it to nobody';
};
