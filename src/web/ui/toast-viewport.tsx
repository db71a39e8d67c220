import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cn } from './cn.ts';
import { type ToastEntry, toastDurationMs, toastSwipeThresholdPx, toasts } from './toast-store.ts';

type Props = {
  /** Only tests pass another one. */
  durationMs?: number;
};

/** The region of the toasts, and the toasts of the store in it. */
export const ToastViewport = ({ durationMs = toastDurationMs }: Props) => {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Radix.Provider duration={durationMs} swipeDirection="right" swipeThreshold={toastSwipeThresholdPx}>
      {entries.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className={cn(
          'fixed inset-x-0 bottom-0 z-60 grid gap-3 p-4 outline-none sm:left-auto sm:w-108',
          // On phones a dialog has its buttons at the bottom edge, so the toast moves to the top.
          'max-sm:[body:has([role=dialog])_&]:top-0 max-sm:[body:has([role=dialog])_&]:bottom-auto',
        )}
      />
    </Radix.Provider>
  );
};

const ToastCard = ({ entry }: { entry: ToastEntry }) => {
  const isFault = entry.tone === 'fault';
  const Icon = isFault ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && toasts.dismiss(entry.id)}
      onEscapeKeyDown={(event) => {
        const isInside = document.activeElement?.closest('[data-toast]');
        if (!isInside) event.preventDefault();
      }}
      data-toast=""
      className={cn(
        'animate-rise rounded-inner border py-3.5 pr-2.5 pl-4 shadow-3 closed:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform',
        isFault ? 'border-fault bg-fault-tint' : 'border-line-strong bg-surface-2',
      )}
    >
      {/* The role is on an inner element: a list item must not become an alert itself. */}
      <div role={isFault ? 'alert' : undefined} className="grid grid-cols-lead-tail gap-3">
        <Icon aria-hidden="true" className={cn('mt-0.5 size-5', isFault ? 'text-fault' : 'text-tide')} />
        <div className="min-w-0">
          <Radix.Title className="font-semibold">{entry.title}</Radix.Title>
          {entry.description && (
            <Radix.Description className="text-sm text-text-2">{entry.description}</Radix.Description>
          )}
        </div>
        <Radix.Close
          aria-label="Close"
          className="grid size-8 place-items-center rounded-control text-text-2 transition-colors hover:bg-surface-3"
        >
          <X aria-hidden="true" className="size-5" />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
};
