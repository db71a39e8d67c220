import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';

type Props = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'onChange'> & {
    choices: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen; it cannot be chosen again. */
    placeholder?: string;
    onChoose: (value: string) => void;
  };

/** A native select: it works with every keyboard, screen reader and touch screen. */
export const SelectField = ({
  label,
  isOptional,
  hint,
  error,
  choices,
  placeholder,
  onChoose,
  className,
  ...rest
}: Props) => (
  <Field label={label} isOptional={isOptional} hint={hint} error={error}>
    {(wiring) => (
      <span className="relative grid">
        <select
          {...rest}
          {...wiring}
          onChange={(event) => onChoose(event.target.value)}
          className={cn(inputClass, 'appearance-none pr-10', className)}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-4.5 text-text-2"
        />
      </span>
    )}
  </Field>
);
