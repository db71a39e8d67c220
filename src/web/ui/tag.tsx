import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** A short piece of evidence in a frame: a domain, a version, a figure. */
export const Tag = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span
    className={cn(
      'evidence base:inline-block rounded-chip border base:border-line-strong px-2 py-1 base:font-medium text-xs leading-snug',
      className,
    )}
  >
    {children}
  </span>
);
