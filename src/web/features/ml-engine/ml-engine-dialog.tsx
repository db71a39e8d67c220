import { useRef } from 'react';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { InsightsSkeleton } from './insights-skeleton.tsx';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Fetched when the dialog first opens: most visitors never ask how the engine works. */
const tabs = createLazyPart(async () => (await import('./ml-engine-tabs.tsx')).MlEngineTabs);

export const MlEngineDialog = ({ isOpen, onOpenChange }: Props) => {
  const askToSignIn = useSignInPrompt();
  // Two dialogs must not change places in one go: the second would remember a button that is already gone.
  const isSignInNext = useRef(false);
  const onClosed = () => {
    if (isSignInNext.current) askToSignIn();
    isSignInNext.current = false;
  };
  const onSignIn = () => {
    isSignInNext.current = true;
    onOpenChange(false);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} onClosed={onClosed} title="ML Engine" isWide>
      <LazyPart
        part={tabs}
        props={{ onSignIn, onLeave: () => onOpenChange(false) }}
        fallback={<InsightsSkeleton />}
        failure={(retry) => (
          <ErrorCard
            title="This part of the page could not be loaded"
            text="Please check your connection and try again."
            headingLevel="h3"
            action={
              <Button look="solid" onClick={retry}>
                Try Again
              </Button>
            }
          />
        )}
      />
    </Dialog>
  );
};
