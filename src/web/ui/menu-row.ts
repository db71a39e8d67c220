import { cn } from './cn.ts';

/** A row of a menu, or of a list of links that looks like one. */
export const menuRowClass = cn(
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2.5 text-left font-medium text-text no-underline',
  'data-highlighted:bg-surface-3 data-disabled:text-text-3 [&_svg]:size-5 [&_svg]:shrink-0',
  '[&_svg]:text-text-2',
);
