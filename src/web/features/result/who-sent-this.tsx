import { UserRoundSearch } from 'lucide-react';
import { AddressText } from '../../ui/address-text.tsx';

/** Directly under the verdict: whom the message is really from is half of the answer. */
export const WhoSentThis = ({ sentence }: { sentence: string }) =>
  sentence !== '' && (
    <section className="grid grid-cols-[22px_minmax(0,1fr)] gap-x-3 border-line border-b bg-well px-4 py-4 sm:px-7">
      <UserRoundSearch aria-hidden="true" className="mt-px size-[22px] stroke-[1.75] text-tide" />
      <div className="sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <h3 className="section-title text-base">Who really sent this</h3>
        <p className="text-[15px] text-text-2 leading-normal max-sm:mt-1">
          <AddressText text={sentence} />
        </p>
      </div>
    </section>
  );
