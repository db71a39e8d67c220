import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { boxClass, Field, type FieldTexts } from './field.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id'> & { footer?: ReactNode; isFilling?: boolean };

export const TextAreaField = ({
  label,
  isOptional,
  hint,
  error,
  footer,
  isFilling = false,
  className,
  ...rest
}: Props) => (
  <Field
    label={label}
    isOptional={isOptional}
    hint={hint}
    error={error}
    footer={footer}
    isFilling={isFilling}
  >
    {(wiring) => (
      <textarea
        {...rest}
        {...wiring}
        className={cn(boxClass, 'block base:min-h-23 resize-y leading-normal', className)}
      />
    )}
  </Field>
);
