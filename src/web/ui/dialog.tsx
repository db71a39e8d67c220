import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import {
  centredClass,
  DialogDescription,
  DialogFrame,
  type DialogFrameProps,
  DialogTitle,
} from './dialog-frame.tsx';

type Props = Pick<DialogFrameProps, 'isOpen' | 'onOpenChange' | 'onClosed' | 'children'> & {
  title: string;
  description?: ReactNode;
  isWide?: boolean;
};

/** A dialog in the middle of the page; under 640 px a sheet at its bottom edge. */
export const Dialog = ({ title, description, isWide = false, children, ...frame }: Props) => (
  <DialogFrame
    {...frame}
    hasDescription={Boolean(description)}
    className={cn(centredClass, 'p-card pb-sheet-end', isWide ? 'sm:max-w-215' : 'sm:max-w-110')}
  >
    <DialogTitle className="pr-10 text-xl">{title}</DialogTitle>
    {description && (
      <DialogDescription className="mt-1.5 pr-5 text-sm text-text-2">{description}</DialogDescription>
    )}
    <div className="mt-5 grid gap-4">{children}</div>
  </DialogFrame>
);

/** The buttons of a form in a dialog. On phones they stay in sight while the fields scroll. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div
    className={cn(
      'grid gap-3 max-sm:-mx-card max-sm:-mb-card max-sm:-bottom-sheet-end max-sm:sticky max-sm:border-line max-sm:border-t',
      'max-sm:bg-surface-1 max-sm:p-card',
    )}
  >
    {children}
  </div>
);
