import { BarChart3 } from 'lucide-react';
import type { MlInsights } from '../../../contract/ml-insights.ts';
import { Button } from '../../ui/button.tsx';
import { BenchmarkBars } from './benchmark-bars.tsx';
import { FactList, StatGrid } from './fact-list.tsx';
import { formatFigure } from './figures.ts';
import { Measured } from './measured.tsx';

type Props = {
  insights: MlInsights;
  /** The keyboard then continues at the button that led to the statistics. */
  isBackFromStats: boolean;
  onStats: () => void;
  /** Called when a link leads to another page. */
  onLeave: () => void;
};

export const Overview = ({ insights, isBackFromStats, onStats, onLeave }: Props) => {
  const { mlCapabilities, benchmarks, measured } = insights;
  return (
    <div className="grid min-w-0 gap-6">
      <StatGrid
        className="sm:grid-cols-3"
        facts={[
          { label: 'accuracy', value: mlCapabilities.detectionAccuracy },
          { label: 'processing speed', value: mlCapabilities.processingSpeed },
          { label: 'ML features', value: mlCapabilities.featureCount },
        ]}
      />
      <BenchmarkBars />
      <FactList
        facts={[
          {
            label: 'False positive rate',
            value: formatFigure(benchmarks.falsePositiveRate, '%', 'not measured yet'),
            note: measured.length > 0 && 'worst of the models below',
          },
          {
            label: 'Detection speed',
            value: formatFigure(benchmarks.detectionSpeed, ' ms', 'not measured yet'),
            note: measured.length > 0 && 'slowest of the models below',
          },
        ]}
        className="sm:grid-cols-2 sm:gap-x-7"
      />
      <Measured models={measured} onLeave={onLeave} />
      <div>
        <Button icon={<BarChart3 aria-hidden="true" />} autoFocus={isBackFromStats} onClick={onStats}>
          Your statistics
        </Button>
      </div>
    </div>
  );
};
