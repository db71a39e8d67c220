import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = { href: string; className?: string; children: ReactNode };

/** A link to another site, which does not learn where its visitor came from. */
export const OutwardLink = ({ href, className, children }: Props) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={cn('text-link', className)}>
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
