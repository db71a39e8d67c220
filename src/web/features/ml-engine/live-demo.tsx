import { LevelBadge } from '../../ui/badge.tsx';
import { Gauge } from '../../ui/gauge.tsx';
import { ContributionBars } from './contribution-bars.tsx';
import { FactList } from './fact-list.tsx';
import { formatCount, formatFigure } from './figures.ts';
import type { SampleView } from './use-ml-insights.ts';

/** A sample that the engine on the server really judged: what went in, what it measured, what it concluded. */
export const LiveDemo = ({ sample }: { sample: SampleView }) => {
  const { input, prediction, contributions } = sample;
  return (
    <div className="grid min-w-0 gap-6">
      <section aria-labelledby="ml-sample-input" className="grid min-w-0 gap-2.5">
        <h3 id="ml-sample-input" className="section-title">
          Sample input
        </h3>
        <div className="evidence grid gap-2.5 rounded-inner border border-line bg-field p-4 text-[13.5px] leading-relaxed">
          <p>{input.text}</p>
          <p className="break-all">{input.url}</p>
        </div>
      </section>
      <div className="grid min-w-0 gap-6 sm:grid-cols-2 sm:gap-7">
        <section aria-labelledby="ml-sample-features" className="min-w-0">
          <h3 id="ml-sample-features" className="section-title mb-1.5">
            What it measured
          </h3>
          <FactList facts={factsOf(sample.features)} />
        </section>
        <section aria-labelledby="ml-sample-prediction" className="min-w-0">
          <h3 id="ml-sample-prediction" className="section-title mb-1.5">
            Prediction
          </h3>
          <Gauge
            score={prediction.riskScore ?? prediction.probability}
            level={prediction.riskLevel}
            className="max-w-[190px]"
          />
          <FactList
            facts={[
              {
                label: 'Risk level',
                value: (
                  <span className="font-sans">
                    <LevelBadge level={prediction.riskLevel} />
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

const factsOf = (features: SampleView['features']) => [
  { label: 'URL length', value: formatFigure(features.urlLength, ' characters') },
  { label: 'Domain age', value: formatFigure(features.domainAge, ' days') },
  { label: 'Urgency', value: formatFigure(features.urgencyScore, '%') },
  { label: 'Fear', value: formatFigure(features.fearScore, '%') },
  { label: 'Brand similarity', value: formatFigure(features.brandSimilarityScore, '%') },
  { label: 'HTTPS', value: features.hasHTTPS === null ? 'unknown' : features.hasHTTPS ? 'Yes' : 'No' },
];
