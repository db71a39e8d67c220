import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

type Props = ComponentProps<'button'> & {
  /** The accessible name; there is no visible label. */
  label: string;
};

export const IconButton = ({ label, className, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    {...rest}
    className={cn(
      'grid base:size-11 shrink-0 place-items-center rounded-control border border-transparent base:text-text-2',
      'transition-colors base:hover:bg-surface-3 [&_svg]:size-5',
      className,
    )}
  />
);
