import { useState } from 'react';
import { Link } from 'wouter';
import type { ApiKeys, NewApiKey } from '../../../contract/api-keys.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { hasRoomForKey, keyAllowance } from './key-allowance.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { useApiKeys } from './use-api-keys.ts';

type Props = { onMade: (key: string) => void };

/** Makes a key where the plan has room for one, and says what is needed where it has not. */
export const KeyMaker = ({ onMade }: Props) => {
  const user = useCurrentUser();
  const promptSignIn = useSignInPrompt();
  if (user.isPending) return <Skeleton className="h-11" />;
  if (user.data) return <ForUser onMade={onMade} />;
  return (
    <>
      <p className="text-text-2">Keys come with the Standard plan. Sign in to create one.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={promptSignIn}>Sign In</Button>
        <PlansLink />
      </div>
    </>
  );
};

const ForUser = ({ onMade }: Props) => {
  const keys = useApiKeys();
  if (keys.isPending) return <Skeleton className="h-11" />;
  if (keys.isError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2">
        Your keys could not be loaded.
        <Button onClick={() => keys.refetch()}>Try Again</Button>
      </p>
    );
  return <WithPlan keys={keys.data} onMade={onMade} />;
};

const WithPlan = ({ keys, onMade }: Props & { keys: ApiKeys }) => {
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<NewApiKey | null>(null);
  return (
    <>
      <p className="text-text-2">
        {keyAllowance(keys)} {keys.limit !== 0 && !hasRoomForKey(keys) && 'Paste it here, or renew it there.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {keys.limit === 0 ? (
          <PlansLink />
        ) : (
          <>
            {hasRoomForKey(keys) && <Button onClick={() => setIsCreating(true)}>Create a Key</Button>}
            <Link href="/account" className={cn(buttonClass({ look: 'ghost' }))}>
              Your Keys
            </Link>
          </>
        )}
      </div>
      <CreateKeyDialog
        isOpen={isCreating}
        onOpenChange={setIsCreating}
        onCreated={(created) => {
          setIsCreating(false);
          setMade(created);
          onMade(created.key);
        }}
      />
      <NewKeyDialog made={made} onClose={() => setMade(null)} />
    </>
  );
};

const PlansLink = () => (
  <Link href="/pricing" className={cn(buttonClass())}>
    See Plans
  </Link>
);
