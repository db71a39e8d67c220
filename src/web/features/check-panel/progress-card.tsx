import { useEffect, useState } from 'react';
import type { CheckedOnDevice } from '../../lib/device-messages.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressSteps } from '../../ui/progress-steps.tsx';
import { DeviceLine } from './device-line.tsx';

const stepMs = 700;

type Props = {
  steps: readonly string[];
  /** The step that is under way, where the work says so; null where it has to be guessed. */
  reported: number | null;
  /** What this device alone says meanwhile; left out where it says nothing. Its place is kept from the beginning. */
  onDevice?: { verdict: CheckedOnDevice | null } | undefined;
};

/**
 * Shows that work goes on. Where the call reports no progress the steps are indicative: they advance on a timer. The
 * last one is never marked done, because only the answer can do that.
 */
export const ProgressCard = ({ steps, reported, onDevice }: Props) => {
  const [guessed, setGuessed] = useState(0);
  const last = steps.length - 1;
  const isGuess = reported === null;
  const current = Math.min(reported ?? guessed, last);
  useEffect(() => {
    if (!isGuess || guessed >= last) return;
    const timer = setTimeout(() => setGuessed(guessed + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isGuess, guessed, last]);
  return (
    <Card className="p-card">
      <h2 className="section-title">Analyzing...</h2>
      <ProgressSteps steps={steps} current={current} />
      {onDevice && <DeviceLine verdict={onDevice.verdict} />}
      <p role="status" className="sr-only">
        {steps[current]}
      </p>
    </Card>
  );
};
