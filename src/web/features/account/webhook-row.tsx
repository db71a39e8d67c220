import { useState } from 'react';
import { type Webhook, webhookEvents, webhookFormats } from '../../../contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { TimeText } from '../../ui/time-text.tsx';

type Props = {
  webhook: Webhook;
  isBusy: boolean;
  onShowDeliveries: () => void;
  onRotate: () => void;
  onResume: () => void;
  onDelete: () => void;
};

/** One webhook. Deleting asks once more, in its place. */
export const WebhookRow = ({ webhook, isBusy, onShowDeliveries, onRotate, onResume, onDelete }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const { url, state, pausedAt, createdAt, lastDeliveredAt, oldSecretUntil } = webhook;
  const name = new URL(url).host;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p>
          <code className="font-mono">{url}</code>
        </p>
        <p className="text-text-2 text-xs">{inWords(webhook)}</p>
        <p className="text-text-2 text-xs">
          Created <TimeText value={createdAt} />
          {lastDeliveredAt ? (
            <>
              , last reached <TimeText value={lastDeliveredAt} />
            </>
          ) : (
            ', not reached yet'
          )}
          {oldSecretUntil && (
            <>
              , old secret until <TimeText value={oldSecretUntil} />
            </>
          )}
        </p>
        {state === 'paused' && (
          <p className="font-medium text-text-2 text-xs">
            Paused since <TimeText value={pausedAt} />: messages could not be delivered. Nothing is sent now.
          </p>
        )}
      </div>
      {isAsking ? (
        <span className="flex flex-wrap gap-2">
          <Button look="solid" busyLabel={isBusy && 'Deleting...'} onClick={onDelete}>
            Delete This Webhook
          </Button>
          <Button look="ghost" disabled={isBusy} onClick={() => setIsAsking(false)}>
            Keep It
          </Button>
        </span>
      ) : (
        <span className="flex flex-wrap gap-2">
          {state === 'paused' && (
            <Button aria-label={`Resume ${name}`} disabled={isBusy} onClick={onResume}>
              Resume
            </Button>
          )}
          <Button aria-label={`Messages to ${name}`} disabled={isBusy} onClick={onShowDeliveries}>
            Messages
          </Button>
          <Button aria-label={`New secret for ${name}`} disabled={isBusy} onClick={onRotate}>
            New Secret
          </Button>
          <Button aria-label={`Delete ${name}`} disabled={isBusy} onClick={() => setIsAsking(true)}>
            Delete
          </Button>
        </span>
      )}
    </li>
  );
};

const inWords = ({ events, levels, format }: Webhook): string => {
  const chosen = events.map((event) => webhookEvents[event]).join(', ');
  const only = events.includes('result.created') && levels.length > 0 ? ` (${levels.join(', ')})` : '';
  return `${chosen}${only}. ${webhookFormats[format]}.`;
};
