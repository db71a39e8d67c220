import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { exactTime } from '../../lib/format.ts';
import { BandBar } from '../../ui/band-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { levelLooks } from '../../ui/level.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { domainLevels } from './domain-levels.ts';
import type { DomainView } from './domain-view.ts';
import type { ShownDomain } from './growing-domain.ts';

type Props = { shown: ShownDomain; reportButton: ReactNode; onAnalyzeAnother: () => void };

/** The verdict. It is spoken when all lookups are in; until then the card says what is being looked up. */
export const SecurityCard = ({ shown, reportButton, onAnalyzeAnother }: Props) => {
  const { view, isComplete, has } = shown;
  const { riskLevel, riskScore } = view.heuristicChecks;
  const { word, icon: Icon, level } = domainLevels[isComplete ? riskLevel : 'unknown'];
  const heading = useRef<HTMLHeadingElement>(null);
  // The page scrolls to the card by itself; focus must not make it jump a second time.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Card className={cn('overflow-clip', level && levelLooks[level].scope)}>
      <p role="status" className="sr-only">
        {isComplete
          ? `${view.domain ?? 'The domain'}: ${word}. Risk score ${percentOf(view)}.`
          : 'Looking up...'}
      </p>
      <header
        className={cn(
          'relative isolate flex flex-wrap items-start gap-x-5 gap-y-4 overflow-hidden border border-transparent p-card',
          'sm:items-center',
          level ? 'bg-vs text-von' : 'bg-surface-3 text-text',
        )}
      >
        <Contours chart="verdict" />
        <Icon aria-hidden="true" className="size-9 shrink-0 sm:size-12" />
        <div className="min-w-0 grow basis-55">
          {isComplete ? (
            <LevelWord word={word} isFilled={level !== null} />
          ) : (
            <span className="inline-flex items-center gap-2 font-semibold text-sm">
              <Spinner /> Looking up...
            </span>
          )}
          <h2
            ref={heading}
            tabIndex={-1}
            className="evidence mt-2 font-semibold text-xl outline-none sm:text-2xl"
          >
            {view.domain ?? '-'}
          </h2>
          {view.unicodeDomain && view.unicodeDomain !== view.domain && (
            <p className="mt-1.5 text-sm">
              Reads as <span className="evidence font-semibold">{view.unicodeDomain}</span>
            </p>
          )}
        </div>
        <dl className="flex gap-9 max-md:w-full md:text-right">
          <Figure label="Risk score" isIn={isComplete} value={percentOf(view)} />
          <Figure
            label="Days old"
            isIn={has('registration')}
            value={view.domainAge.ageInDays?.toLocaleString('en-US') ?? '-'}
          />
        </dl>
      </header>
      <div className="grid gap-5 p-card">
        {level && riskScore !== null && <Scale score={riskScore} level={level} />}
        {isComplete && level === null && (
          <p className="max-w-measure text-sm text-text-2">
            Too little could be found out to judge this name. That is neither a warning nor an all-clear: each
            card below says what is missing.
          </p>
        )}
        {isComplete ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CheckedAt view={view} />
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">
              {reportButton}
              <Button icon={<RotateCcw aria-hidden="true" />} onClick={onAnalyzeAnother}>
                Analyze Another
              </Button>
            </div>
          </div>
        ) : (
          <Skeleton className="h-2" />
        )}
      </div>
    </Card>
  );
};

/** A score of nothing where nothing could be judged would read as an all-clear. */
const percentOf = ({ heuristicChecks: { riskLevel, riskScore } }: DomainView) =>
  riskScore === null || (riskLevel === 'unknown' && riskScore === 0) ? '-' : `${riskScore}%`;

/** On a coloured head the badge is a shade of it; without a judgement it is an outline. */
const LevelWord = ({ word, isFilled }: { word: string; isFilled: boolean }) => (
  <span
    className={cn(
      'inline-flex rounded-chip border px-2.5 py-1.5 font-semibold text-sm leading-none',
      isFilled ? 'border-current/45' : 'border-line-strong',
    )}
  >
    {word}
  </span>
);

const Figure = ({ label, value, isIn }: { label: string; value: string; isIn: boolean }) => (
  <div className="flex flex-col md:items-end">
    <dt className="order-2 mt-1 font-medium text-sm">{label}</dt>
    <dd className="font-bold font-display text-2xl leading-none tabular-nums sm:text-3xl">
      {isIn ? value : <Skeleton className="h-8 w-16 bg-surface-1 sm:h-10" />}
    </dd>
  </div>
);

const scaleLevels = ['safe', 'suspicious', 'dangerous'] as const;

const Scale = ({ score, level }: { score: number; level: 'safe' | 'suspicious' | 'phishing' }) => (
  <div className="grid gap-3">
    <BandBar
      score={score}
      level={level}
      className="h-2 [&>:last-child]:-top-1.5 [&>:last-child]:h-5 [&>:last-child]:w-1"
    />
    <ul className="grid gap-x-1 gap-y-1 text-sm text-text-2 sm:grid-cols-bands">
      {scaleLevels.map((name) => {
        const { word, icon: Icon, level: place } = domainLevels[name];
        return (
          <li
            key={name}
            aria-current={place === level ? 'true' : undefined}
            className={cn('flex items-center gap-2', place === level && 'font-semibold text-text')}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />
            {word}
          </li>
        );
      })}
    </ul>
  </div>
);

const CheckedAt = ({ view: { checkedAt, threatIntelligence } }: { view: DomainView }) => (
  <p className="grid gap-0.5 text-sm text-text-3">
    {threatIntelligence.popularity && <span>{threatIntelligence.popularity}</span>}
    {exactTime(checkedAt) && (
      <span>
        Checked <TimeText value={checkedAt} />
      </span>
    )}
  </p>
);
