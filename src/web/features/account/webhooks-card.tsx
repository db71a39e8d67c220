import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { NewWebhook, Webhook, Webhooks } from '../../../contract/webhooks.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { CreateWebhookDialog } from './create-webhook-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useDeleteWebhook, useResumeWebhook, useRotateWebhook, useWebhooks } from './use-webhooks.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** Where the user is notified of what happens, by a call to a server of theirs. */
export const WebhooksCard = () => {
  const webhooks = useWebhooks();
  const rotate = useRotateWebhook();
  const resume = useResumeWebhook();
  const remove = useDeleteWebhook();
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<NewWebhook | null>(null);
  const [opened, setOpened] = useState<Webhook | null>(null);
  const shown = webhooks.data?.webhooks ?? [];
  const isChanging = (id: string) =>
    [rotate, resume, remove].some(({ isPending, variables }) => isPending && variables === id);
  return (
    <AccountCard
      icon={WebhookIcon}
      title="Webhooks"
      action={webhooks.data && <Action webhooks={webhooks.data} onCreate={() => setIsCreating(true)} />}
    >
      <p className="max-w-measure text-text-2">
        A webhook sends what happens here to a server of yours, or to a channel of Slack or Microsoft Teams,
        at once and signed. {webhooks.data && allowance(webhooks.data)}
      </p>
      {webhooks.isPending && <Skeleton className="h-11" />}
      {webhooks.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          The list could not be loaded.
          <Button onClick={() => webhooks.refetch()}>Try Again</Button>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="Webhooks" className="divide-y divide-line">
          {shown.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              isBusy={isChanging(webhook.id)}
              onShowDeliveries={() => setOpened(webhook)}
              onRotate={() => rotate.mutate(webhook.id, { onSuccess: setMade })}
              onResume={() => resume.mutate(webhook.id)}
              onDelete={() => remove.mutate(webhook.id)}
            />
          ))}
        </ul>
      )}
      <CreateWebhookDialog
        isOpen={isCreating}
        onOpenChange={setIsCreating}
        onCreated={(created) => {
          setIsCreating(false);
          setMade(created);
        }}
      />
      <Dialog
        isOpen={made !== null}
        onOpenChange={(isOpen) => !isOpen && setMade(null)}
        title="The Secret of Your Webhook"
      >
        {made && (
          <ShownOnce
            text={made.secret}
            what="the secret"
            note={`Your server verifies with it that messages are from here (Standard Webhooks). It is not shown again.${
              made.oldSecretUntil ? ' The old secret signs beside it for 24 more hours.' : ''
            }`}
            onClose={() => setMade(null)}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        title="Messages of the Last Seven Days"
        isWide
      >
        {opened && <WebhookDeliveries webhook={opened} />}
      </Dialog>
    </AccountCard>
  );
};

const Action = ({ webhooks, onCreate }: { webhooks: Webhooks; onCreate: () => void }) =>
  webhooks.limit === 0 ? (
    <Link href="/pricing" className={cn(buttonClass())}>
      See Plans
    </Link>
  ) : (
    <Button disabled={webhooks.webhooks.length >= webhooks.limit} onClick={onCreate}>
      Create a Webhook
    </Button>
  );

const allowance = ({ webhooks, limit }: Webhooks): string => {
  if (limit === 0) return 'Webhooks come with the Standard plan.';
  return webhooks.length === 0 ? 'You have none yet.' : `You have ${webhooks.length} of ${limit} webhooks.`;
};
