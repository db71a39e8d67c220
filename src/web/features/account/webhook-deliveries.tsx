import type { Webhook, WebhookDelivery } from '../../../contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useDeliveries, useSendAgain } from './use-webhooks.ts';

/** What was sent to a webhook, and what came back. */
export const WebhookDeliveries = ({ webhook: { id } }: { webhook: Webhook }) => {
  const deliveries = useDeliveries(id);
  const again = useSendAgain(id);
  if (deliveries.isPending) return <Skeleton className="h-24" />;
  if (deliveries.isError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-text-2">
        The list could not be loaded.
        <Button onClick={() => deliveries.refetch()}>Try Again</Button>
      </p>
    );
  if (deliveries.data.deliveries.length === 0)
    return <p className="text-sm text-text-2">Nothing was sent in the last seven days.</p>;
  return (
    <ul aria-label="Messages" className="divide-y divide-line text-sm">
      {deliveries.data.deliveries.map((delivery) => (
        <Row
          key={delivery.id}
          delivery={delivery}
          isBusy={again.isPending && again.variables === delivery.id}
          onSendAgain={() => again.mutate(delivery.id)}
        />
      ))}
    </ul>
  );
};

const stateWords: Record<WebhookDelivery['state'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

type RowProps = { delivery: WebhookDelivery; isBusy: boolean; onSendAgain: () => void };

const Row = ({ delivery, isBusy, onSendAgain }: RowProps) => {
  const { event, state, tries, createdAt, nextTryAt, answer } = delivery;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <Tag>{stateWords[state]}</Tag>
          <b className="font-medium">{event}</b>
          <TimeText value={createdAt} className="text-text-2 text-xs" />
        </p>
        <p className="mt-1 text-text-2 text-xs">
          {tries === 0 ? 'Not tried yet.' : `Tried ${tries === 1 ? 'once' : `${tries} times`}.`}
          {answer && ` ${answer.error ?? `Answered ${answer.status} in ${answer.ms} ms.`}`}
          {nextTryAt && tries > 0 && (
            <>
              {' '}
              Next try: <TimeText value={nextTryAt} />.
            </>
          )}
        </p>
        {answer && answer.text !== '' && (
          <pre className="mt-1 max-h-24 overflow-auto whitespace-pre-wrap rounded-control bg-surface-3 p-2 font-mono text-xs">
            {answer.text}
          </pre>
        )}
      </div>
      <Button busyLabel={isBusy && 'Sending...'} onClick={onSendAgain}>
        Send Again
      </Button>
    </li>
  );
};
