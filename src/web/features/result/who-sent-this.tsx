import { ScanSearch, UserRoundSearch } from 'lucide-react';
import { AddressText } from '../../ui/address-text.tsx';

type Props = { sentence: string; isPicture: boolean };

/** Directly under the verdict: whom a message is really from, or what a picture shows, is half of the answer. */
export const WhoSentThis = ({ sentence, isPicture }: Props) => {
  if (sentence === '') return null;
  const Icon = isPicture ? ScanSearch : UserRoundSearch;
  return (
    <section className="grid grid-cols-lead gap-x-3 border-line border-b bg-well px-card py-4">
      <Icon aria-hidden="true" className="mt-px size-5.5 text-tide" />
      <div className="sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <h3 className="section-title text-base">
          {isPicture ? 'What this picture shows' : 'Who really sent this'}
        </h3>
        <p className="text-sm text-text-2 max-sm:mt-1">
          <AddressText text={sentence} />
        </p>
      </div>
    </section>
  );
};
