import type { MeasuredModel, Share } from '../../../contract/ml-insights.ts';
import { formatCount, formatShortDate } from '../../lib/format.ts';
import { caughtMeaning } from './caught.ts';
import { Disclosure } from './disclosure.tsx';
import { type Fact, FactList, StatGrid } from './fact-list.tsx';
import {
  formatBytes,
  formatInterval,
  formatMs,
  formatNumber,
  formatParts,
  formatRate,
  sentence,
} from './figures.ts';
import { keySlices } from './key-slices.ts';
import { Mistakes } from './mistakes.tsx';
import { PeerBars } from './peer-bars.tsx';
import { ShareRows } from './share-rows.tsx';
import { SliceTable } from './slice-table.tsx';
import { TrainingData } from './training-data.tsx';

type Props = {
  model: MeasuredModel;
  /** With every set and the training data; otherwise the most informative sets only. */
  isWhole?: boolean;
};

export const MeasuredModelCard = ({ model, isWhole = false }: Props) => {
  const { title, slices, newestPeriod, ablations, adversarial, peers, mistakes } = model;
  const shown = keySlices(slices);
  return (
    <article
      aria-label={title}
      className="grid min-w-0 gap-4 rounded-inner border border-line bg-well p-4 sm:p-5"
    >
      <header>
        <h3 className="section-title">{title}</h3>
        <p className="mt-0.5 text-sm text-text-3">
          Measured on {dayOf(model.measuredOn)}
          {model.headline && `. ${sentence(model.headline.name)}`}
        </p>
      </header>
      <StatGrid className="sm:grid-cols-3" facts={mainFigures(model)} />
      <FactList className="sm:grid-cols-2 sm:gap-x-7" facts={circumstances(model)} />
      <SliceTable slices={shown} newest={newestPeriod} />
      <div className="grid">
        {isWhole && shown.length < slices.length && (
          <Disclosure title="Every set" note={`${formatCount(slices.length)} sets`}>
            <SliceTable slices={slices} newest={newestPeriod} />
          </Disclosure>
        )}
        {hasGroups(model) && (
          <Disclosure title="False alarms by language and kind">
            <ShareRows title="By language" rows={groupRows(model.byLanguage)} />
            <ShareRows title="By kind of message" rows={groupRows(model.byGenre)} />
          </Disclosure>
        )}
        {ablations.length > 0 && (
          <Disclosure title="With and without its parts">
            <p className="text-xs text-text-3">{caughtMeaning}</p>
            {ablations.map(({ name, hardest }) => (
              <ShareRows
                key={name}
                title={hardest ? `${name}, on ${hardest.name}` : name}
                rows={
                  hardest
                    ? [
                        { label: 'Caught', share: hardest.recall },
                        { label: 'Called phishing', share: hardest.calledPhishing },
                        { label: 'False alarms', share: hardest.falsePositives },
                      ]
                    : []
                }
              />
            ))}
          </Disclosure>
        )}
        {adversarial.length > 0 && (
          <Disclosure title="Under attack">
            <p className="text-xs text-text-3">{caughtMeaning}</p>
            {adversarial.map(({ attack, before, after, calledBefore, calledAfter }) => (
              <ShareRows
                key={attack}
                title={attack}
                rows={[
                  { label: 'Caught as sent', share: before },
                  { label: 'Caught when disguised', share: after },
                  ...(calledBefore ? [{ label: 'Called phishing as sent', share: calledBefore }] : []),
                  ...(calledAfter ? [{ label: 'Called phishing when disguised', share: calledAfter }] : []),
                ]}
              />
            ))}
          </Disclosure>
        )}
        {peers.length > 0 && (
          <Disclosure title="Compared with other tools">
            <PeerBars model={model} />
          </Disclosure>
        )}
        {isWhole && model.trainingData.length > 0 && (
          <Disclosure title="What it was trained on" note={`${model.trainingData.length} sources`}>
            <TrainingData sources={model.trainingData} />
          </Disclosure>
        )}
        {mistakes.missed.length + mistakes.falseAlarms.length > 0 && (
          <Disclosure title="What it gets wrong">
            <Mistakes {...mistakes} />
          </Disclosure>
        )}
      </div>
      <p className="text-sm text-text-3">
        Measure it again: <code className="break-words text-xs text-text-2">{model.command}</code>
      </p>
    </article>
  );
};

/** Of sources never trained on. Accuracy on known ones is the easiest figure and stands among the circumstances. */
const mainFigures = ({ headline }: MeasuredModel): Fact[] =>
  headline
    ? [
        figureOf('of phishing caught: called suspicious or phishing', headline.recall, 'caught'),
        figureOf('of phishing called phishing', headline.calledPhishing, 'called phishing'),
        figureOf('false positive rate', headline.falsePositives, 'false alarms'),
      ]
    : [];

const figureOf = (label: string, share: Share, word: string): Fact => {
  const range = formatInterval(share);
  return {
    label,
    value: formatRate(share.rate),
    ...(range && { note: `${range}, ${formatParts(share)} ${word}` }),
  };
};

const circumstances = (model: MeasuredModel): Fact[] => [
  figureOf('Accuracy on known sources', model.accuracy, 'right'),
  { label: 'Decision threshold', value: formatNumber(model.threshold) },
  { label: 'Calibration error', value: formatRate(model.calibrationError) },
  { label: 'Time for one check, median', value: formatMs(model.latencyMs.p50) },
  {
    label: '99 of 100 within',
    value: formatMs(model.latencyMs.p99),
    note: `over ${formatCount(model.latencyMs.samples)} checks`,
  },
  {
    label: 'Weights',
    value: formatBytes(model.weightsBytes),
    note: `${formatCount(model.featureCount)} features`,
  },
  { label: 'Training examples', value: formatCount(model.trainingItems) },
  { label: 'Trained on', value: model.trainedOn },
];

/** Noon, because midnight is still the day before west of Greenwich. */
const dayOf = (date: string) => formatShortDate(`${date}T12:00:00`);

const hasGroups = ({ byLanguage, byGenre }: MeasuredModel) => byLanguage.length + byGenre.length > 0;

const groupRows = (groups: MeasuredModel['byGenre']) =>
  groups.map(({ name, falsePositives }) => ({ label: name, share: falsePositives }));
