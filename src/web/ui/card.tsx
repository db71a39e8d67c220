import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={cn('rounded-card border base:border-line base:bg-surface-1 shadow-1', className)}
  />
);
