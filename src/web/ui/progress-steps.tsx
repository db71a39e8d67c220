import { Check } from 'lucide-react';
import { cn } from './cn.ts';

/** Steps on a vertical line: done, current with the float, still to come. */
export const ProgressSteps = ({ steps, current }: { steps: readonly string[]; current: number }) => (
  <ol className="mt-[18px] grid">
    {steps.map((step, index) => (
      <li
        key={step}
        aria-current={index === current ? 'step' : undefined}
        className={cn(
          'relative grid grid-cols-[28px_1fr] items-center gap-3.5 py-[9px]',
          'before:absolute before:-top-1/2 before:left-[13px] before:h-full before:w-0.5 first:before:hidden',
          index <= current ? 'before:bg-tide' : 'text-text-3 before:bg-line',
          index < current && 'text-text-2',
          index === current && 'font-[620]',
        )}
      >
        <span
          className={cn(
            'relative z-1 grid size-7 place-items-center rounded-full border-2 bg-surface-1 text-tide',
            index <= current ? 'border-tide' : 'border-line',
          )}
        >
          {index < current && <Check aria-hidden="true" className="size-[15px] stroke-[2.6]" />}
          {index === current && (
            <span className="size-3 animate-bob rounded-full bg-float ring-1 ring-float-edge" />
          )}
        </span>
        {step}
      </li>
    ))}
  </ol>
);
