import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** A short piece of evidence in a frame: a domain, a version, a figure. */
export const Tag = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span
    className={cn(
      'evidence inline-block rounded-chip border border-line-strong px-2 py-1 font-medium text-xs leading-snug',
      className,
    )}
  >
    {children}
  </span>
);
