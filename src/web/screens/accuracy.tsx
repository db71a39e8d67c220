import type { ReactNode } from 'react';
import type { Accuracy } from '../../contract/accuracy.ts';
import { AccuracySummary } from '../features/ml-engine/accuracy-summary.tsx';
import { BaseRateSlider } from '../features/ml-engine/base-rate-slider.tsx';
import { caughtMeaning } from '../features/ml-engine/caught.ts';
import { InsightsSkeleton } from '../features/ml-engine/insights-skeleton.tsx';
import { MeasuredModelCard } from '../features/ml-engine/measured-model.tsx';
import { RunAgain } from '../features/ml-engine/run-again.tsx';
import { serverMessageOf } from '../lib/api.ts';
import { useAccuracy } from '../lib/use-accuracy.ts';
import { Contours } from '../ui/contours.tsx';
import { RetryCard } from '../ui/retry-card.tsx';

const words = [
  { word: 'Caught', meaning: 'Phishing that was called suspicious or phishing, and so not safe.' },
  { word: 'Called phishing', meaning: 'Phishing that was called what it is.' },
  { word: 'False alarm', meaning: 'Something legitimate that was not called safe.' },
  {
    word: 'Caught at 1%',
    meaning: 'What is caught when the threshold is set so that 1 in 100 legitimate items is suspected.',
  },
  {
    word: 'Known source, kept back',
    meaning:
      'From a source that the model was trained on, but other sites and other campaigns. The easiest test.',
  },
  {
    word: 'Sources never trained on',
    meaning:
      'All collections that were left out of the training, together, each judged by weights that never saw it. They stand for the model. Where too little was left out, the hardest set that is newer than the training or written by us does.',
  },
  { word: 'Newer than training', meaning: 'From after the last day of the training data.' },
  {
    word: 'Source never trained on, alone',
    meaning:
      'A whole collection was left out of the training. It is judged by other weights than those that ship.',
  },
  { word: 'Written by us', meaning: 'Made for the test, because such mail is not published anywhere.' },
];

/** Everything that was measured, from the reports in the repository. */
export const AccuracyPage = () => {
  const accuracy = useAccuracy();
  return (
    <>
      <Contours chart="page" />
      <div className="wrap pt-11 pb-section sm:pt-15">
        <h1 className="max-w-headline text-3xl md:text-4xl">Measured accuracy</h1>
        <p className="mt-5 max-w-measure text-lg text-text-2">
          What is caught, what is missed, and how often something legitimate is suspected. This page reads the
          reports of the last evaluation; no figure on it is typed by hand. The two fixed bars in the ML
          Engine window are a claim. This is the measurement.
        </p>
        <div className="mt-10">
          {accuracy.isError ? (
            <RetryCard
              title="The figures could not be loaded"
              text={serverMessageOf(accuracy.error) ?? 'Please check your connection and try again.'}
              onRetry={() => void accuracy.refetch()}
            />
          ) : accuracy.isPending ? (
            <InsightsSkeleton />
          ) : (
            <Figures accuracy={accuracy.data} />
          )}
        </div>
      </div>
    </>
  );
};

const Figures = ({ accuracy }: { accuracy: Accuracy }) => {
  const { measured } = accuracy;
  if (measured.length === 0) return <p className="text-text-2">Nothing has been measured yet.</p>;
  return (
    <div className="grid gap-14">
      <Part title="At a glance">
        <AccuracySummary models={measured} />
        <p className="max-w-page-measure text-sm text-text-3">
          {caughtMeaning} Each rate comes with its 95% confidence interval.
        </p>
      </Part>
      <BaseRateSlider models={measured} />
      <Part title="Set by set">
        {measured.map((model) => (
          <MeasuredModelCard key={model.id} model={model} isWhole />
        ))}
      </Part>
      <Part title="How to read it">
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {words.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="font-semibold">{word}</dt>
              <dd className="text-sm text-text-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Run it again">
        <RunAgain accuracy={accuracy} />
      </Part>
    </div>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 gap-5">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);
