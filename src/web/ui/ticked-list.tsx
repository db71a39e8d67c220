import { Check } from 'lucide-react';
import { AddressText } from './address-text.tsx';
import { cn } from './cn.ts';

type Props = { sentences: readonly string[]; className?: string };

/** Good points, one per line. Tide, not green: the verdict's colour is for verdicts alone. */
export const TickedList = ({ sentences, className }: Props) => (
  <ul className={cn('grid base:gap-2', className)}>
    {sentences.map((sentence) => (
      <li key={sentence} className="flex gap-2.5 text-sm text-text-2">
        <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-tide" />
        <span>
          <AddressText text={sentence} />
        </span>
      </li>
    ))}
  </ul>
);
