import { useEffect, useSyncExternalStore } from 'react';
import { onFirstUse } from '../lib/first-use.ts';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { toasts } from './toast-store.ts';

const viewport = createLazyPart(async () => (await import('./toast-viewport.tsx')).ToastViewport);

type Props = {
  /** Only tests pass another one. */
  durationMs?: number;
};

/**
 * Shows the toasts of the store. Rendered once, at the root; its script comes with the first toast, or before. An open dialog hides
 * the rest of the page from assistive technology except what is live, so the place for what comes later is live from the start.
 */
export const Toaster = (props: Props) => {
  const isNeeded = useSyncExternalStore(toasts.subscribe, () => toasts.current().length > 0);
  const isHere = useSyncExternalStore(viewport.subscribe, () => viewport.current().Part !== null);
  useEffect(() => onFirstUse(viewport.load), []);
  return (
    <div aria-live="off" className="contents">
      {(isNeeded || isHere) && (
        <LazyPart part={viewport} props={props} fallback={null} failure={() => null} />
      )}
    </div>
  );
};
