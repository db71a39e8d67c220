import { Terminal } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ApiKeys, NewApiKey } from '../../../contract/api-keys.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { hasRoomForKey, keyAllowance } from './key-allowance.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { useApiKeys, useRenewKey, useRevokeKey } from './use-api-keys.ts';

/** The user's keys for programs. */
export const ApiKeysCard = () => {
  const keys = useApiKeys();
  const renew = useRenewKey();
  const revoke = useRevokeKey();
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<NewApiKey | null>(null);
  const shown = keys.data?.keys ?? [];
  return (
    <AccountCard
      icon={Terminal}
      title="API keys"
      action={keys.data && <Action keys={keys.data} onCreate={() => setIsCreating(true)} />}
    >
      <p className="max-w-measure text-text-2">
        A program that has one of your keys checks links, messages, pictures, domains and devices for you, and
        its checks count like yours. {keys.data && keyAllowance(keys.data)}{' '}
        <Link href="/developers" className="text-link">
          Read how to call it
        </Link>
        .
      </p>
      {keys.isPending && <Skeleton className="h-11" />}
      {keys.isError && (
        <p className="flex flex-wrap items-center gap-3 text-text-2">
          The list could not be loaded.
          <Button onClick={() => keys.refetch()}>Try Again</Button>
        </p>
      )}
      {shown.length > 0 && (
        <ul aria-label="API keys" className="divide-y divide-line">
          {shown.map((apiKey) => (
            <ApiKeyRow
              key={apiKey.id}
              apiKey={apiKey}
              isBusy={
                (revoke.isPending && revoke.variables === apiKey.id) ||
                (renew.isPending && renew.variables === apiKey.id)
              }
              onRenew={() => renew.mutate(apiKey.id, { onSuccess: setMade })}
              onRevoke={() => revoke.mutate(apiKey.id)}
            />
          ))}
        </ul>
      )}
      <CreateKeyDialog
        isOpen={isCreating}
        onOpenChange={setIsCreating}
        onCreated={(created) => {
          setIsCreating(false);
          setMade(created);
        }}
      />
      <NewKeyDialog made={made} onClose={() => setMade(null)} />
    </AccountCard>
  );
};

const Action = ({ keys, onCreate }: { keys: ApiKeys; onCreate: () => void }) =>
  keys.limit === 0 ? (
    <Link href="/pricing" className={cn(buttonClass())}>
      See Plans
    </Link>
  ) : (
    <Button disabled={!hasRoomForKey(keys)} onClick={onCreate}>
      Create a Key
    </Button>
  );
