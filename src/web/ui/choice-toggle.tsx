import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cn } from './cn.ts';

type Props<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string; icon?: LucideIcon }[];
  value: Value;
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
};

/** A choice of two to four options, all visible side by side. */
export const ChoiceToggle = <Value extends string>({
  label,
  choices,
  value,
  onChoose,
  isDisabled = false,
}: Props<Value>) => {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{label}</legend>
      <div className="grid min-h-12 auto-cols-fr grid-flow-col rounded-control control-edge border-line-strong bg-field p-1">
        {choices.map(({ value: choice, label: text, icon: Icon }) => (
          <label
            key={choice}
            className={cn(
              'flex min-h-9 items-center justify-center gap-2 rounded-chip border px-2 text-center text-sm',
              'leading-tight has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              choice === value
                ? 'border-line-strong bg-surface-3 font-semibold text-text'
                : 'border-transparent text-text-2',
              isDisabled ? 'cursor-not-allowed' : 'cursor-pointer',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
              className="sr-only"
            />
            {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />}
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
