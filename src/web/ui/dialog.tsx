import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when it is gone and focus is back where it was: the moment to open another dialog. */
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

/** A dialog in the middle of the page; under 640 px a sheet at its bottom edge. */
export const Dialog = ({
  isOpen,
  onOpenChange,
  onClosed,
  title,
  description,
  isWide = false,
  children,
}: Props) => {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-bg-deep/72 data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only its own trigger elements; ours opens from anywhere, so focus goes back by hand.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
            onClosed?.();
          }}
          onKeyDown={(event) => {
            // A notice is the topmost layer to Radix and would swallow this key; a person means the dialog they are in.
            const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
            if (event.key === 'Escape' && isInside) onOpenChange(false);
          }}
          className={cn(
            'fixed z-50 animate-rise overflow-y-auto overscroll-contain border border-line-strong bg-surface-1 shadow-3',
            '[--rise:8px] data-[state=closed]:animate-fade-out',
            'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-modal px-[18px] pt-[22px] pb-[calc(22px+env(safe-area-inset-bottom))]',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-48px)] sm:w-[calc(100vw-48px)] sm:rounded-modal sm:p-7',
            isWide ? 'sm:max-w-[860px]' : 'sm:max-w-[440px]',
          )}
        >
          <Radix.Title className="pr-10 text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1.5 max-w-[calc(100%-20px)] text-[15px] text-text-2">
              {description}
            </Radix.Description>
          )}
          <div className="mt-5 grid gap-4">{children}</div>
          <Radix.Close asChild>
            <IconButton label="Close" className="absolute top-3 right-3">
              <X aria-hidden="true" />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** The buttons of a form in a dialog. On phones they stay in sight while the fields scroll. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div
    className={cn(
      'grid gap-3 max-sm:-mx-[18px] max-sm:-mb-[22px] max-sm:sticky max-sm:border-line max-sm:border-t',
      'max-sm:bottom-[calc(-22px-env(safe-area-inset-bottom))]',
      'max-sm:bg-surface-1 max-sm:px-[18px] max-sm:pt-3.5 max-sm:pb-[22px]',
    )}
  >
    {children}
  </div>
);

/** The first thing to fill in comes first; without a field Radix' own choice stands. */
const focusFirstField = (event: Event) => {
  const content = event.target instanceof Element ? event.target : null;
  const field = content?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select');
  if (!field) return;
  event.preventDefault();
  field.focus();
};
