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
          'relative isolate flex flex-wrap items-start gap-x-[18px] gap-y-4 overflow-hidden border border-transparent px-4 py-[18px]',
          'sm:items-center sm:px-7 sm:py-6',
          level ? 'bg-vs text-von' : 'bg-surface-3 text-text',
        )}
      >
        <Contours
          chart="verdict"
          className="opacity-20 [--lines:currentColor] [mask-image:linear-gradient(90deg,transparent_40%,#000)]"
        />
        <Icon aria-hidden="true" className="size-9 shrink-0 stroke-[1.75] sm:size-[46px]" />
        <div className="min-w-0 grow basis-[220px]">
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
            className="evidence mt-2 font-[620] text-[20px] leading-[1.15] tracking-[-0.03em] outline-none sm:text-[28px]"
          >
            {view.domain ?? '-'}
          </h2>
          {view.unicodeDomain && view.unicodeDomain !== view.domain && (
            <p className="mt-1.5 text-[15px]">
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
      <div className="grid gap-5 px-4 pt-[22px] pb-5 sm:px-7">
        {level && riskScore !== null && <Scale score={riskScore} level={level} />}
        {isComplete && level === null && (
          <p className="max-w-[64ch] text-[15px] text-text-2">
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
          <Skeleton className="h-[9px]" />
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
      'inline-flex rounded-badge border px-2.5 py-[5px] font-[640] text-sm leading-none',
      isFilled ? 'border-current/45' : 'border-line-strong',
    )}
  >
    {word}
  </span>
);

const Figure = ({ label, value, isIn }: { label: string; value: string; isIn: boolean }) => (
  <div className="flex flex-col md:items-end">
    <dt className="order-2 mt-1 font-[550] text-sm">{label}</dt>
    <dd className="font-bold font-display text-[30px] leading-none tracking-[-0.03em] tabular-nums sm:text-[38px]">
      {isIn ? value : <Skeleton className="h-[30px] w-16 bg-surface-1 sm:h-[38px]" />}
    </dd>
  </div>
);

const scaleLevels = ['safe', 'suspicious', 'dangerous'] as const;

const Scale = ({ score, level }: { score: number; level: 'safe' | 'suspicious' | 'phishing' }) => (
  <div className="grid gap-3">
    <BandBar
      score={score}
      level={level}
      className="h-[9px] [&>:last-child]:-top-1.5 [&>:last-child]:h-[21px] [&>:last-child]:w-1"
    />
    <ul className="grid gap-x-[3px] gap-y-1 text-sm text-text-2 sm:grid-cols-[20fr_50fr_30fr]">
      {scaleLevels.map((name) => {
        const { word, icon: Icon, level: place } = domainLevels[name];
        return (
          <li
            key={name}
            aria-current={place === level ? 'true' : undefined}
            className={cn('flex items-center gap-[7px]', place === level && 'font-[620] text-text')}
          >
            <Icon aria-hidden="true" className="size-[15px] shrink-0 stroke-2" />
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
