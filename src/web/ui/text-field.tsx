import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

type Props = FieldTexts & Omit<ComponentProps<'input'>, 'id'>;

export const TextField = ({ label, isOptional, hint, error, className, ...rest }: Props) => (
  <Field label={label} isOptional={isOptional} hint={hint} error={error}>
    {(wiring) => <input {...rest} {...wiring} className={cn(inputClass, className)} />}
  </Field>
);
