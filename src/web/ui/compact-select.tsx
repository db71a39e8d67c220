import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { inputClass } from './field.tsx';
import { Spinner } from './spinner.tsx';

type Props<Value extends string> = {
  /** The accessible name; there is no visible label. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  /** While the choice is being applied, a spinner takes the place of the chevron. */
  isBusy?: boolean;
  onChoose: (value: Value) => void;
  className?: string;
};

/** A native select, small enough for a table row or a row of buttons. */
export const CompactSelect = <Value extends string>({
  label,
  choices,
  value,
  isBusy = false,
  onChoose,
  className,
}: Props<Value>): ReactNode => (
  <span className={cn('relative inline-grid base:w-39', className)}>
    <select
      aria-label={label}
      aria-busy={isBusy}
      disabled={isBusy}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.target.value);
        if (chosen) onChoose(chosen.value);
      }}
      className={cn(
        inputClass,
        'min-h-10 appearance-none rounded-control py-1.5 pr-9 pl-3 text-sm',
        'disabled:border-line-strong disabled:bg-field disabled:text-text-2',
      )}
    >
      {choices.map(({ value: choice, label: text }) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
    <span className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-text-2">
      {isBusy ? <Spinner /> : <ChevronDown aria-hidden="true" className="size-4.5" />}
    </span>
  </span>
);
