import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { DialogDescription, DialogFrame, DialogTitle } from './dialog-frame.tsx';

const tones = {
  deep: {
    tab: 'border-line-strong bg-surface-3 text-text hover:bg-surface-2',
    sheet: '',
    head: 'border-line border-b',
    note: 'text-text-2',
    close: '',
  },
  shell: {
    tab: 'border-shell bg-shell text-on-shell',
    sheet: 'border-shell',
    head: 'border-shell border-b bg-shell text-on-shell',
    note: 'text-on-shell',
    close: 'text-on-shell [--ring:var(--on-shell)] hover:bg-on-shell/10',
  },
} as const;

type Props = {
  /** On the tab at the edge of the page. */
  tabLabel: string;
  icon: LucideIcon;
  title: string;
  /** Beside the title. */
  count?: ReactNode;
  note?: string;
  tone: keyof typeof tones;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A tab on the right edge that opens a sheet; on phones a button at the bottom and a sheet of full width. */
export const SideDrawer = ({
  tabLabel,
  icon: Icon,
  title,
  count,
  note,
  tone,
  isOpen,
  onOpenChange,
  children,
}: Props) => {
  const looks = tones[tone];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onOpenChange(true)}
        className={cn(
          'fixed z-20 flex items-center justify-center gap-2.5 border font-semibold text-sm shadow-2 transition-colors',
          '[&_svg]:size-4.5 [&_svg]:shrink-0',
          'right-4 bottom-4 h-11 min-w-11 rounded-control px-3',
          'sm:-translate-y-1/2 sm:top-1/2 sm:right-0 sm:bottom-auto sm:h-auto sm:w-10 sm:min-w-0 sm:rounded-r-none',
          'sm:flex-col sm:border-r-0 sm:px-0 sm:py-4',
          looks.tab,
        )}
      >
        <Icon aria-hidden="true" />
        <span className="sm:rotate-180 sm:[writing-mode:vertical-rl]">{tabLabel}</span>
      </button>
      <DialogFrame
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        hasDescription={Boolean(note)}
        className={cn('inset-y-0 right-0 w-full animate-slide border-y-0 border-r-0 sm:w-104', looks.sheet)}
        closeClassName={looks.close}
      >
        <header className={cn('min-h-17 p-6 pr-16', looks.head)}>
          <div className="flex items-center gap-2.5">
            <DialogTitle className="section-title">{title}</DialogTitle>
            {count}
          </div>
          {note && <DialogDescription className={cn('mt-1 text-sm', looks.note)}>{note}</DialogDescription>}
        </header>
        {children}
      </DialogFrame>
    </>
  );
};
