import { Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchAhead } from '../lib/first-use.ts';
import { createLazyDialog } from './lazy-dialog.tsx';

const NotePopover = createLazyDialog(async () => (await import('./note-popover.tsx')).NotePopover);

type Props = {
  /** The accessible name of the mark, and of what it opens. */
  label: string;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A small mark beside a word or a figure that opens a note about it. */
export const NoteMark = ({ label, onOpenChange, children }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  useEffect(() => fetchAhead(NotePopover.load), []);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <button
        ref={mark}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => change(!isOpen)}
        className="inline-grid size-6 shrink-0 place-items-center rounded-chip align-middle text-text-2 hover:bg-surface-3 hover:text-text"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
      <NotePopover label={label} mark={mark} isOpen={isOpen} onOpenChange={change}>
        {children}
      </NotePopover>
    </>
  );
};
