import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { cn } from './cn.ts';

type Props = {
  label: string;
  /** Mixed: some of the boxes it stands for are ticked. */
  state: boolean | 'mixed';
  isDisabled?: boolean;
  onToggle: () => void;
};

/** A box without a visible label. Its hit area is larger than the drawing. */
export const CheckBox = ({ label, state, isDisabled = false, onToggle }: Props) => (
  <Radix.Root
    aria-label={label}
    checked={state === 'mixed' ? 'indeterminate' : state}
    disabled={isDisabled}
    onCheckedChange={onToggle}
    className="group grid size-9 place-items-center rounded-control -outline-offset-4 disabled:cursor-not-allowed"
  >
    <span
      className={cn(
        'grid size-5 place-items-center rounded-sm control-edge text-bg',
        state ? 'border-tide bg-tide' : 'border-line-strong bg-field',
        'group-disabled:border-line group-disabled:bg-surface-3',
      )}
    >
      {state === true && <Check aria-hidden="true" className="size-3.5 stroke-3" />}
      {state === 'mixed' && <Minus aria-hidden="true" className="size-3.5 stroke-3" />}
    </span>
  </Radix.Root>
);
