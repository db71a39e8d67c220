import { useState } from 'react';
import type { WatchAlert, WatchedKind } from '../../../contract/watch.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useDecideAlert } from './use-watching.ts';

const dayMs = 24 * 60 * 60 * 1000;
const snoozeDays = [1, 7, 30] as const;

/** One alert, and what can be decided about it. Snoozing asks for how long, muting why, in its place. */
export const AlertRow = ({ alert }: { alert: WatchAlert }) => {
  const { id, subject, whatChanged, whyItMatters, whatToDo, seenAt, state, until, reason, isGrave } = alert;
  const [asking, setAsking] = useState<'snooze' | 'mute' | null>(null);
  const decide = useDecideAlert();
  const isBusy = decide.isPending;
  return (
    <li className="grid gap-2 py-4 text-sm first:pt-0 last:pb-0">
      <h3
        className={cn(
          'wrap-anywhere font-sans font-semibold text-base tracking-normal',
          isGrave && 'text-phishing',
        )}
      >
        {subject}
      </h3>
      <p className="wrap-anywhere max-w-measure">{whatChanged}</p>
      <p className="wrap-anywhere max-w-measure text-text-2">{whyItMatters}</p>
      {whatToDo.length > 0 && (
        <ul aria-label="What to do" className="grid max-w-measure list-disc gap-1 pl-5 text-text-2">
          {whatToDo.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      <p className="text-text-3 text-xs">
        Seen <TimeText value={seenAt} />
        {state === 'snoozed' && (
          <>
            , snoozed until <TimeText value={until} />
          </>
        )}
        {state === 'muted' && `, muted: ${reason}`}
      </p>
      {asking === null && (
        <div className="flex flex-wrap gap-2">
          {state !== 'acknowledged' && (
            <Button
              size="small"
              aria-label={`Acknowledge ${subject}`}
              disabled={isBusy}
              onClick={() => decide.mutate({ id, state: 'acknowledged' })}
            >
              Acknowledge
            </Button>
          )}
          <Button
            size="small"
            aria-label={`Snooze ${subject}`}
            disabled={isBusy}
            onClick={() => setAsking('snooze')}
          >
            Snooze
          </Button>
          {state !== 'muted' && (
            <Button
              size="small"
              aria-label={`Mute ${subject}`}
              disabled={isBusy}
              onClick={() => setAsking('mute')}
            >
              Mute
            </Button>
          )}
        </div>
      )}
      {asking === 'snooze' && (
        <div className="flex flex-wrap gap-2">
          {snoozeDays.map((days) => (
            <Button
              key={days}
              size="small"
              disabled={isBusy}
              onClick={() =>
                decide.mutate(
                  { id, state: 'snoozed', until: new Date(Date.now() + days * dayMs).toISOString() },
                  { onSuccess: () => setAsking(null) },
                )
              }
            >
              For {days === 1 ? 'a day' : `${days} days`}
            </Button>
          ))}
          <Button size="small" look="ghost" onClick={() => setAsking(null)}>
            Cancel
          </Button>
        </div>
      )}
      {asking === 'mute' && (
        <MuteForm
          mutes={mutedWith[alert.thing.kind]}
          isBusy={isBusy}
          onMute={(why) =>
            decide.mutate({ id, state: 'muted', reason: why }, { onSuccess: () => setAsking(null) })
          }
          onCancel={() => setAsking(null)}
        />
      )}
    </li>
  );
};

const mutedWith: Record<WatchedKind, string> = {
  device: 'Later alerts about the same vulnerability of this device are muted too.',
  domain: 'Later alerts about the same matter of this domain are muted too.',
};

type MuteProps = { mutes: string; isBusy: boolean; onMute: (reason: string) => void; onCancel: () => void };

const MuteForm = ({ mutes, isBusy, onMute, onCancel }: MuteProps) => {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      className="grid max-w-measure gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() === '') setIsMissing(true);
        else onMute(reason);
      }}
    >
      <TextField
        label="Why is it muted?"
        hint={mutes}
        value={reason}
        maxLength={500}
        error={isMissing && reason.trim() === '' ? 'Please say in a few words why it is muted' : null}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" look="solid" busyLabel={isBusy && 'Muting...'}>
          Mute This Alert
        </Button>
        <Button size="small" look="ghost" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
