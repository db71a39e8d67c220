import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';

export type DialogFrameProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called once it has closed and focus has returned: the moment to open another dialog. */
  onClosed?: (() => void) | undefined;
  /** Whether there is a `DialogDescription` inside. */
  hasDescription: boolean;
  className: string;
  closeClassName?: string;
  /** Must hold a `DialogTitle`. */
  children: ReactNode;
};

export const DialogTitle = Radix.Title;
export const DialogDescription = Radix.Description;

/** What all dialogs and drawers share: a scrim, focus that stays inside and returns afterwards, three ways to close. */
export const DialogFrame = ({
  isOpen,
  onOpenChange,
  onClosed,
  hasDescription,
  className,
  closeClassName,
  children,
}: DialogFrameProps) => {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-bg-deep/72 closed:animate-fade-out" />
        <Radix.Content
          {...(hasDescription ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns focus to its own triggers only; ours opens from anywhere, so focus is returned here.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
            onClosed?.();
          }}
          onKeyDown={(event) => {
            // To Radix a toast is the topmost layer and would swallow this key; the user means the dialog they are in.
            const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
            if (event.key === 'Escape' && isInside) onOpenChange(false);
          }}
          className={cn(
            'fixed z-50 overflow-y-auto overscroll-contain border base:border-line-strong bg-surface-1 shadow-3',
            'closed:animate-fade-out',
            className,
          )}
        >
          {children}
          <Radix.Close asChild>
            <IconButton label="Close" className={cn('absolute top-3 right-3', closeClassName)}>
              <X aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** In the middle of the page; under 640 px a sheet at its bottom edge. */
export const centredClass = cn(
  'animate-rise [--rise:8px]',
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-modal',
  'sm:inset-6 sm:m-auto sm:h-fit sm:rounded-modal',
);

/** The first field gets the focus; without a field, Radix decides. */
const focusFirstField = (event: Event) => {
  const content = event.target instanceof Element ? event.target : null;
  const field = content?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select');
  if (!field) return;
  event.preventDefault();
  field.focus();
};
