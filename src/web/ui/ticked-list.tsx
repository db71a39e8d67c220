import { Check } from 'lucide-react';
import { AddressText } from './address-text.tsx';

/** Sentences that speak for something. Tide, not green: they explain a verdict and are none. */
export const TickedList = ({
  sentences,
  className = '',
}: {
  sentences: readonly string[];
  className?: string;
}) => (
  <ul className={`grid gap-2 ${className}`}>
    {sentences.map((sentence) => (
      <li key={sentence} className="flex gap-2.5 text-[15px] text-text-2 leading-normal">
        <Check aria-hidden="true" className="mt-[3px] size-[18px] shrink-0 text-tide" />
        <span>
          <AddressText text={sentence} />
        </span>
      </li>
    ))}
  </ul>
);
