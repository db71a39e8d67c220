import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

/** Of any height: a text area has its own. */
export const boxClass = [
  'w-full rounded-control control-edge border-line-strong bg-field base:px-3.5 base:py-2.5 base:text-base text-text',
  'focus-visible:border-tide aria-invalid:border-fault read-only:focus-visible:border-line-strong',
  'disabled:cursor-not-allowed base:disabled:border-line base:disabled:bg-surface-3 base:disabled:text-text-3',
].join(' ');

export const inputClass = `${boxClass} base:min-h-12`;

/** What ties a control to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldTexts = {
  label: string;
  isOptional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | null | undefined;
};

type Props = FieldTexts & {
  /** Under the control, e.g. a counter. */
  footer?: ReactNode;
  /** The control takes the height that is left. */
  isFilling?: boolean;
  children: (wiring: FieldWiring) => ReactNode;
};

export const Field = ({ label, isOptional, hint, error, footer, isFilling = false, children }: Props) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={cn('grid gap-2', isFilling && 'grid-rows-lead')}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {isOptional && <span className="font-normal text-text-3"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {footer}
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-2 text-sm text-fault">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-xs text-text-3">
          {hint}
        </p>
      )}
    </div>
  );
};
