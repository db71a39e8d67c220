import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { useSignInPrompt } from '../../lib/sign-in-prompt.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryCard } from '../../ui/retry-card.tsx';
import { useNextDialog } from '../../ui/use-next-dialog.ts';
import { InsightsSkeleton } from './insights-skeleton.tsx';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Fetched when the dialog first opens: most visitors never ask how the engine works. */
const tabs = createLazyPart(async () => (await import('./ml-engine-tabs.tsx')).MlEngineTabs);

export const MlEngineDialog = ({ isOpen, onOpenChange }: Props) => {
  const askToSignIn = useSignInPrompt();
  const close = () => onOpenChange(false);
  const { closeAndOpen, onClosed } = useNextDialog(close);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} onClosed={onClosed} title="ML Engine" isWide>
      <LazyPart
        part={tabs}
        props={{ onSignIn: () => closeAndOpen(askToSignIn), onLeave: close }}
        fallback={<InsightsSkeleton />}
        failure={(retry) => (
          <RetryCard
            title="This part of the page could not be loaded"
            text="Please check your connection and try again."
            headingLevel="h3"
            onRetry={retry}
          />
        )}
      />
    </Dialog>
  );
};
