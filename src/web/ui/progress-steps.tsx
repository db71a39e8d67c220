import { Check } from 'lucide-react';
import { cn } from './cn.ts';

/** Steps on a vertical line: done, current (marked with the float), and to come. */
export const ProgressSteps = ({ steps, current }: { steps: readonly string[]; current: number }) => (
  <ol className="mt-5 grid">
    {steps.map((step, index) => (
      <li
        key={step}
        aria-current={index === current ? 'step' : undefined}
        className={cn(
          'relative grid grid-cols-lead items-center gap-3.5 py-2',
          'before:absolute before:-top-1/2 before:left-3.25 before:h-full before:w-0.5 first:before:hidden',
          index <= current ? 'before:bg-tide' : 'text-text-3 before:bg-line',
          index < current && 'text-text-2',
          index === current && 'font-semibold',
        )}
      >
        <span
          className={cn(
            'relative z-1 grid size-7 place-items-center rounded-full border-2 bg-surface-1 text-tide',
            index <= current ? 'border-tide' : 'border-line',
          )}
        >
          {index < current && <Check aria-hidden="true" className="size-4 stroke-3" />}
          {index === current && (
            <span className="size-3 animate-bob rounded-full bg-float ring-1 ring-float-edge" />
          )}
        </span>
        {step}
      </li>
    ))}
  </ol>
);
