import { TickedList } from '../../ui/ticked-list.tsx';

/** What speaks for the thing. */
export const Reassurances = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <section className="min-w-0 border-line border-t px-4 py-5 sm:px-7 sm:py-[26px]">
      <h3 className="section-title">What speaks for it</h3>
      <TickedList sentences={sentences} className="mt-3" />
    </section>
  );
