import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { menuRowClass } from './menu-row.ts';

type Props = { trigger: ReactNode; head?: ReactNode; children: ReactNode };

/** A menu under its trigger, in the same landmark. `trigger` must be one element that takes a ref, such as a button. */
export const DropDownMenu = ({ trigger, head, children }: Props) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      className={cn(
        'z-30 min-w-62 max-w-(--radix-dropdown-menu-content-available-width) animate-rise rounded-inner border border-line-strong bg-surface-2',
        'p-2 shadow-3 [--rise:6px]',
      )}
    >
      {head && (
        <Radix.Label className="mb-1.5 border-line border-b px-3 pt-2.5 pb-3 text-sm">{head}</Radix.Label>
      )}
      {children}
    </Radix.Content>
  </Radix.Root>
);

export const MenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item {...rest} className={cn(menuRowClass, 'cursor-pointer', className)} />
);
