import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';

type Props = {
  label: string;
  mark: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** What a `NoteMark` opens. */
export const NotePopover = ({ label, mark, isOpen, onOpenChange, children }: Props) => (
  <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
    <Radix.Anchor virtualRef={mark} />
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        side="top"
        sideOffset={6}
        collisionPadding={12}
        onInteractOutside={(event) => {
          // The mark closes it itself.
          if (event.target instanceof Node && mark.current?.contains(event.target)) event.preventDefault();
        }}
        onEscapeKeyDown={() => mark.current?.focus()}
        className="z-50 grid w-80 max-w-(--radix-popover-content-available-width) animate-rise gap-2 rounded-inner border border-line-strong bg-surface-2 p-4 text-left font-normal font-sans text-sm text-text-2 leading-snug tracking-normal shadow-3 [--rise:6px]"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
