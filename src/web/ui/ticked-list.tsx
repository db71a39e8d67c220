import { Check } from 'lucide-react';
import { AddressText } from './address-text.tsx';

/** Reassuring sentences. Tide, not green: they explain a verdict and are not one. */
export const TickedList = ({
  sentences,
  className = '',
}: {
  sentences: readonly string[];
  className?: string;
}) => (
  <ul className={`grid gap-2 ${className}`}>
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
