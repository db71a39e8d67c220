import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** 'h1' where the state fills the page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
};

export const EmptyState = ({
  icon: Icon,
  title,
  text,
  action,
  headingLevel: Heading = 'h3',
  className,
}: Props) => (
  <div className={cn('grid justify-items-center gap-1.5 px-6 py-9 text-center', className)}>
    <Icon aria-hidden="true" className="mb-1 size-9 text-tide" />
    <Heading className="section-title">{title}</Heading>
    {text && <p className="max-w-measure text-sm text-text-2">{text}</p>}
    {action && <div className="mt-2.5">{action}</div>}
  </div>
);
