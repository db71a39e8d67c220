import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = {
  head: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  headClassName?: string;
  children: ReactNode;
};

/** A head with a chevron that opens and closes what is below it. */
export const Fold = ({ head, isOpen = false, onToggle, className, headClassName, children }: Props) => (
  <details open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)} className={className}>
    <summary
      className={cn(
        '-outline-offset-2 flex base:min-h-14 list-none items-center gap-3 base:px-card base:py-4',
        '[&::-webkit-details-marker]:hidden',
        headClassName,
      )}
    >
      {head}
      <ChevronDown
        aria-hidden="true"
        // By its own fold: one within another is closed while that is open.
        className="ml-auto size-5 shrink-0 text-text-2 transition-transform duration-200 [details[open]>summary>&]:rotate-180"
      />
    </summary>
    {children}
  </details>
);
