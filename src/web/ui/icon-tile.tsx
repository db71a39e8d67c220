import type { LucideIcon } from 'lucide-react';
import { cn } from './cn.ts';

export const IconTile = ({ icon: Icon, className }: { icon: LucideIcon; className?: string }) => (
  <span
    className={cn(
      'grid size-10 shrink-0 place-items-center rounded-control bg-surface-3 text-tide',
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-5.5" />
  </span>
);
