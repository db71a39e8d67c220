import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { ShareChoices } from './share-choices.tsx';
import { ShareLink } from './share-link.tsx';
import { useMakeShare, useShareState, useWithdrawShare } from './use-share.ts';

type Props = { id: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Makes the link to a result, shows it once, and withdraws it. */
export const ShareDialog = ({ id, isOpen, onOpenChange }: Props) => {
  const state = useShareState(id, isOpen);
  const make = useMakeShare(id);
  const withdraw = useWithdrawShare(id);
  const [isChoosing, setIsChoosing] = useState(false);
  const share = state.data?.share ?? null;
  const isShown = share !== null && !isChoosing;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Share This Result"
      description="Anyone who has the link can open it without signing in. Your email address is taken out, and links are shown as text."
    >
      {state.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-text-2">
          We could not look up whether this result is shared.
          <Button onClick={() => state.refetch()}>Try Again</Button>
        </p>
      )}
      {state.isPending && (
        <SkeletonArea className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonArea>
      )}
      {isShown && (
        <ShareLink
          share={share}
          url={make.data?.url ?? null}
          isWithdrawing={withdraw.isPending}
          onWithdraw={() => withdraw.mutate(undefined, { onSuccess: () => make.reset() })}
          onMakeAnother={() => setIsChoosing(true)}
        />
      )}
      {state.data && !isShown && (
        <ShareChoices
          isBusy={make.isPending}
          replaces={share !== null}
          onMake={(wish) => make.mutate(wish, { onSuccess: () => setIsChoosing(false) })}
          onCancel={() => setIsChoosing(false)}
        />
      )}
    </Dialog>
  );
};
