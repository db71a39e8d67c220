import { TickedList } from '../../ui/ticked-list.tsx';

export const Reassurances = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <section className="min-w-0 border-line border-t p-card">
      <h3 className="section-title">Signs that it is genuine</h3>
      <TickedList sentences={sentences} className="mt-3" />
    </section>
  );
