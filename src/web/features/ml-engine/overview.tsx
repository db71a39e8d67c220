import { BarChart3 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { BenchmarkBars } from './benchmark-bars.tsx';
import { FactList, StatGrid } from './fact-list.tsx';
import { formatFigure } from './figures.ts';
import { Measured } from './measured.tsx';
import type { MlInsightsView } from './use-ml-insights.ts';

type Props = {
  insights: MlInsightsView;
  /** The keyboard then goes on where it left. */
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
          { label: 'accuracy', value: formatFigure(mlCapabilities.detectionAccuracy, '%') },
          { label: 'processing speed', value: formatFigure(mlCapabilities.processingSpeed, 'ms') },
          { label: 'ML features', value: formatFigure(mlCapabilities.featureCount) },
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
