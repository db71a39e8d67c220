import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

export const buttonClass = cva(
  [
    'inline-flex items-center justify-center gap-2 control-edge text-center font-semibold no-underline',
    'transition-colors sm:whitespace-nowrap',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-3 disabled:text-text-3',
    '[&_svg]:size-4.5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      look: {
        primary:
          'border-float-edge bg-float text-on-float enabled:hover:bg-float-hover [a&]:hover:bg-float-hover',
        solid: 'border-transparent bg-text text-bg enabled:hover:bg-text-2 [a&]:hover:bg-text-2',
        outline: 'border-line-strong text-text enabled:hover:bg-surface-3 [a&]:hover:bg-surface-3',
        ghost: 'border-transparent text-text-2 enabled:hover:bg-surface-3 [a&]:hover:bg-surface-3',
      },
      size: {
        regular: 'base:min-h-11 rounded-control base:px-5 py-2.5 text-sm',
        small: 'base:min-h-9 rounded-control base:px-3 py-1.5 text-sm',
      },
      block: { true: 'w-full', false: '' },
    },
    defaultVariants: { look: 'outline', size: 'regular', block: false },
  },
);

type Props = ComponentProps<'button'> &
  VariantProps<typeof buttonClass> & {
    icon?: ReactNode;
    /** The label to show while the work runs; the button is disabled as long as this is set. */
    busyLabel?: string | false | undefined;
  };

export const Button = ({
  look,
  size,
  block,
  icon,
  busyLabel,
  className,
  children,
  disabled,
  ...rest
}: Props) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || Boolean(busyLabel)}
    className={cn(buttonClass({ look, size, block }), className)}
  >
    {busyLabel ? <Spinner /> : icon}
    {busyLabel || children}
  </button>
);
