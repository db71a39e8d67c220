import { useId, useState } from 'react';
import type { MeasuredModel } from '../../../contract/ml-insights.ts';
import { formatCount } from '../../lib/format.ts';
import { cn } from '../../ui/cn.ts';
import { baseRates, type Inbox, inboxOf, ratedModels, usualBaseRate } from './base-rate.ts';
import { formatTenths } from './figures.ts';

/** What the measured rates mean for an inbox. Rates alone hide it: where phishing is rare, most alarms are wrong. */
export const BaseRateSlider = ({ models }: { models: readonly MeasuredModel[] }) => {
  const rated = ratedModels(models);
  const [chosen, setChosen] = useState<string | null>(null);
  const [step, setStep] = useState(baseRates.indexOf(usualBaseRate));
  const id = useId();
  // An inbox holds messages, so their model comes first.
  const model = rated.find((one) => one.id === (chosen ?? 'mail')) ?? rated[0];
  if (!model) return null;
  const oneIn = baseRates[step] ?? usualBaseRate;
  const inbox = inboxOf(model, oneIn);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-4 rounded-inner border border-line bg-well p-4 sm:p-5"
    >
      <h3 id={`${id}-title`} className="section-title">
        What this means for your inbox
      </h3>
      {rated.length > 1 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Figures of</legend>
          {rated.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === model.id}
              onClick={() => setChosen(one.id)}
              className={cn(
                'min-h-9 rounded-control control-edge px-3 py-1.5 font-medium text-sm',
                one.id === model.id
                  ? 'border-tide bg-tide-tint text-text'
                  : 'border-line-strong text-text-2 hover:bg-surface-3',
              )}
            >
              {one.title}
            </button>
          ))}
        </fieldset>
      )}
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-rate`} className="text-sm text-text-2">
          Phishing in what arrives: <b className="font-semibold text-text">1 in {formatCount(oneIn)}</b>
        </label>
        <input
          id={`${id}-rate`}
          type="range"
          min={0}
          max={baseRates.length - 1}
          step={1}
          value={step}
          onChange={(event) => setStep(Number(event.target.value))}
          aria-valuetext={`1 in ${formatCount(oneIn)}`}
          className="h-11 w-full accent-(--tide)"
        />
        <p aria-hidden="true" className="flex justify-between text-xs text-text-3">
          <span>1 in {formatCount(baseRates[0])}</span>
          <span>1 in {formatCount(baseRates.at(-1) ?? 0)}</span>
        </p>
      </div>
      <output htmlFor={`${id}-rate`} className="block font-semibold font-display text-xl leading-snug">
        {sentenceOf(inbox, oneIn)}
      </output>
      <AlarmDots share={inbox.rightAlarms ?? 0} />
      <p className="text-sm text-text-2">
        Of {formatCount(inbox.items)} items {formatTenths(inbox.phishing)} are phishing:{' '}
        {formatTenths(inbox.caught)} would be caught, that is called suspicious or phishing,{' '}
        {formatTenths(inbox.calledPhishing)} of them called phishing, and {formatTenths(inbox.missed)} missed.
        Of the legitimate ones, {formatTenths(inbox.falseAlarms)} would be suspected.
      </p>
    </section>
  );
};

const sentenceOf = ({ rightAlarms }: Inbox, oneIn: number) =>
  rightAlarms === null
    ? 'There would be no alarm at all.'
    : `If 1 in ${formatCount(oneIn)} is phishing, ${formatTenths(rightAlarms * 10)} of 10 alarms are right.`;

/** Ten alarms, of which the share that is right is filled. */
const AlarmDots = ({ share }: { share: number }) => (
  <div aria-hidden="true" className="flex gap-1.5">
    {Array.from({ length: 10 }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ in nothing but their place.
        key={index}
        className="h-4 grow overflow-hidden rounded-sm border border-line-strong bg-surface-3"
      >
        <span
          style={{ width: `${Math.min(1, Math.max(0, share * 10 - index)) * 100}%` }}
          className="block h-full bg-tide"
        />
      </span>
    ))}
  </div>
);
