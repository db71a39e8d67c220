import { useEffect, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';

const stepMs = 700;

/**
 * Shows that work goes on. The call reports no progress, so the steps are indicative: they advance on a timer and the
 * last one is never marked done, because only the answer can do that.
 */
export const ProgressCard = ({ steps }: { steps: readonly string[] }) => {
  const [current, setCurrent] = useState(0);
  const last = steps.length - 1;
  useEffect(() => {
    if (current >= last) return;
    const timer = setTimeout(() => setCurrent(current + 1), stepMs);
    return () => clearTimeout(timer);
  }, [current, last]);
  return (
    <Card className="p-6 max-sm:px-4 max-sm:py-[18px]">
      <h2 className="section-title text-xl">Analyzing...</h2>
      <ProgressSteps steps={steps} current={current} />
      <p role="status" className="sr-only">
        {steps[current]}
      </p>
    </Card>
  );
};
