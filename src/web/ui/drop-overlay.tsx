import type { LucideIcon } from 'lucide-react';
import { cn } from './cn.ts';
import { IconTile } from './icon-tile.tsx';

type Props = { icon: LucideIcon; title: string; hint: string; className?: string };

/** Covers a drop target while a file is dragged over it. Pointer events pass through to what lies below. */
export const DropOverlay = ({ icon, title, hint, className }: Props) => (
  <div
    className={cn(
      'base:-inset-2 pointer-events-none absolute z-1 grid content-center justify-items-center gap-1.5 rounded-inner border-2',
      'border-tide bg-tide-tint text-center',
      className,
    )}
  >
    <IconTile icon={icon} className="mb-1.5 size-13 rounded-inner" />
    <p className="font-semibold">{title}</p>
    <p className="text-sm text-text-2">{hint}</p>
  </div>
);
