import type { LucideIcon } from 'lucide-react';
import { cn } from './cn.ts';

export const IconTile = ({ icon: Icon, className }: { icon: LucideIcon; className?: string }) => (
  <span
    className={cn(
      'grid base:size-10 shrink-0 place-items-center base:rounded-control base:bg-surface-3 base:text-tide',
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-5.5" />
  </span>
);
