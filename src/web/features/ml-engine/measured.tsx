import { FlaskConical } from 'lucide-react';
import { Link } from 'wouter';
import type { MeasuredModel } from '../../../contract/ml-insights.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BaseRateSlider } from './base-rate-slider.tsx';
import { MeasuredModelCard } from './measured-model.tsx';

type Props = {
  models: readonly MeasuredModel[];
  /** Called when a link leads to another page. */
  onLeave: () => void;
};

/** The evaluation reports in the repository. No figure here is typed by hand. */
export const Measured = ({ models, onLeave }: Props) => (
  <section aria-labelledby="ml-measured" className="grid min-w-0 gap-3">
    <h3 id="ml-measured" className="section-title">
      Measured
    </h3>
    {models.length === 0 ? (
      <EmptyState
        icon={FlaskConical}
        title="Nothing has been measured yet"
        text="The figures appear here once the models that ship have been evaluated."
        className="rounded-inner border border-line"
      />
    ) : (
      <>
        <p className="max-w-measure text-sm text-text-2">
          The last evaluation of the models that ship, on examples they were not trained on. Each rate comes
          with its 95% confidence interval.{' '}
          <Link href="/accuracy" onClick={onLeave} className="text-link">
            All figures, set by set
          </Link>
        </p>
        <BaseRateSlider models={models} />
        {models.map((model) => (
          <MeasuredModelCard key={model.id} model={model} />
        ))}
      </>
    )}
  </section>
);
