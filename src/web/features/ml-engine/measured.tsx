import { FlaskConical } from 'lucide-react';
import type { MeasuredModel } from '../../../contract/ml-insights.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MeasuredModelCard } from './measured-model.tsx';

/** What the evaluation reports in the repository say. No figure in here is written by hand. */
export const Measured = ({ models }: { models: readonly MeasuredModel[] }) => (
  <section aria-labelledby="ml-measured" className="grid min-w-0 gap-3">
    <h3 id="ml-measured" className="section-title">
      Measured
    </h3>
    {models.length === 0 ? (
      <EmptyState
        icon={FlaskConical}
        title="Nothing was measured yet"
        text="The figures appear here once the models that ship have been evaluated."
        className="rounded-inner border border-line"
      />
    ) : (
      <>
        <p className="max-w-[64ch] text-[15px] text-text-2">
          The last evaluation of the models that ship, on examples they were not trained on. A rate stands
          with the range that holds the true one with 95% certainty.
        </p>
        {models.map((model) => (
          <MeasuredModelCard key={model.id} model={model} />
        ))}
      </>
    )}
  </section>
);
