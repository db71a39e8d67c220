import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Fetched when it is first opened. */
const list = createLazyPart(async () => (await import('./shortcut-list.tsx')).ShortcutList);

export const ShortcutsDialog = ({ isOpen, onOpenChange }: Props) => (
  <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts">
    <LazyPart
      part={list}
      props={{}}
      fallback={
        <SkeletonArea>
          <Skeleton className="h-55 rounded-inner" />
        </SkeletonArea>
      }
      failure={(retry) => <Button onClick={retry}>Try Again</Button>}
    />
  </Dialog>
);
