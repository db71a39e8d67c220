import { BarChart3 } from 'lucide-react';
import { Link } from 'wouter';
import type { MlInsights } from '../../../contract/ml-insights.ts';
import { claimNames } from '../../lib/claim-names.ts';
import { claimWords, type MarkOf } from '../../lib/claim-words.ts';
import { Button } from '../../ui/button.tsx';
import { ClaimNote } from '../../ui/claim-note.tsx';
import { NoteMark } from '../../ui/note-mark.tsx';
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
  const markOf: MarkOf = (claim) => (
    <NoteMark label={`What was measured: ${claimNames[claim]}`}>
      <ClaimNote
        {...claimWords(claim, { measured })}
        link={
          <Link href="/accuracy" onClick={onLeave} className="text-link">
            Accuracy
          </Link>
        }
      />
    </NoteMark>
  );
  return (
    <div className="grid min-w-0 gap-6">
      <StatGrid
        className="sm:grid-cols-3"
        facts={[
          { label: 'accuracy', value: mlCapabilities.detectionAccuracy, mark: markOf('accuracy') },
          { label: 'processing speed', value: mlCapabilities.processingSpeed, mark: markOf('speed') },
          { label: 'ML features', value: mlCapabilities.featureCount, mark: markOf('features') },
        ]}
      />
      <BenchmarkBars mark={markOf('accuracy')} />
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
