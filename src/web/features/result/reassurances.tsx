import { Check } from 'lucide-react';
import { AddressText } from '../../ui/address-text.tsx';

/** What speaks for the thing. Tide, not green: it explains a verdict and is none. */
export const Reassurances = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <section className="min-w-0 border-line border-t px-4 py-5 sm:px-7 sm:py-[26px]">
      <h3 className="section-title">What speaks for it</h3>
      <ul className="mt-3 grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5 text-[15px] text-text-2 leading-normal">
            <Check aria-hidden="true" className="mt-[3px] size-[18px] shrink-0 text-tide" />
            <span>
              <AddressText text={sentence} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
