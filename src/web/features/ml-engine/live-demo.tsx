import { useState } from 'react';
import type { SampleAnalysis } from '../../../contract/ml-insights.ts';
import type { ScoreSampleInput } from '../../../contract/score-sample.ts';
import { serverMessageOf } from '../../lib/api.ts';
import { formatCount } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { lookOfVerdict } from '../../ui/level.ts';
import { ContributionBars } from './contribution-bars.tsx';
import { DemoForm } from './demo-form.tsx';
import { FactList } from './fact-list.tsx';
import { formatFigure } from './figures.ts';
import { useScoreSample } from './use-score-sample.ts';

/** A sample scored by the engine on the server: the input, what was measured, the prediction and its reasons. */
export const LiveDemo = ({ sample: first }: { sample: SampleAnalysis }) => {
  const score = useScoreSample();
  const [shown, setShown] = useState(first);
  const { prediction, contributions } = shown;
  const look = lookOfVerdict(prediction);
  const onScore = (input: ScoreSampleInput) => score.mutate(input, { onSuccess: setShown });
  return (
    <div className="grid min-w-0 gap-6">
      <DemoForm
        first={first.input}
        isBusy={score.isPending}
        failure={score.isError ? (serverMessageOf(score.error) ?? notReached) : null}
        onScore={onScore}
      />
      <p aria-live="polite" className="sr-only">
        {score.isSuccess && `Risk score ${prediction.riskScore}, ${look.word.toLowerCase()}`}
      </p>
      <div className="grid min-w-0 gap-6 sm:grid-cols-2 sm:gap-7">
        <section aria-labelledby="ml-sample-features" className="min-w-0">
          <h3 id="ml-sample-features" className="section-title mb-1.5">
            What it measured
          </h3>
          <FactList facts={factsOf(shown)} />
        </section>
        <section aria-labelledby="ml-sample-prediction" className="min-w-0">
          <h3 id="ml-sample-prediction" className="section-title mb-1.5">
            Prediction
          </h3>
          <Gauge score={prediction.riskScore} look={look} className="max-w-48" />
          <FactList
            facts={[
              {
                label: 'Risk level',
                value: (
                  <span className="font-sans">
                    <LevelBadge level={prediction.riskLevel} isConclusive={prediction.isConclusive} />
                  </span>
                ),
              },
              { label: 'Probability', value: formatFigure(prediction.probability, '%') },
              { label: 'Threats detected', value: formatCount(prediction.threatsDetected) },
              { label: 'Confidence', value: formatFigure(prediction.confidence, '%') },
            ]}
          />
        </section>
      </div>
      {contributions.length > 0 && <ContributionBars contributions={contributions} />}
    </div>
  );
};

const notReached = 'The engine could not be reached. Please check your connection and try again.';

const factsOf = ({ features, input }: SampleAnalysis) => {
  const ofLink = (text: string) => (input.url === '' ? '-' : text);
  return [
    { label: 'URL length', value: ofLink(formatFigure(features.urlLength, ' characters')) },
    { label: 'Domain age', value: ofLink(formatFigure(features.domainAge, ' days')) },
    { label: 'Urgency', value: formatFigure(features.urgencyScore, '%') },
    { label: 'Fear', value: formatFigure(features.fearScore, '%') },
    { label: 'Brand similarity', value: formatFigure(features.brandSimilarityScore, '%') },
    { label: 'HTTPS', value: ofLink(features.hasHTTPS ? 'Yes' : 'No') },
  ];
};
