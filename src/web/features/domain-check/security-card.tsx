import { RotateCcw } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { DomainResult } from '../../../contract/analyze-domain.ts';
import type { RiskLevel } from '../../../contract/risk.ts';
import type { ResultPlace } from '../../lib/own-result.tsx';
import { BandBar, bandColumns } from '../../ui/band-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { levelLooks } from '../../ui/level.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { domainLevels } from './domain-levels.ts';
import { isComplete, type KnownDomain } from './known-domain.ts';

type Props = {
  known: KnownDomain;
  /** Null for a result that is opened again. */
  fresh: Pick<ResultPlace, 'reportOn' | 'shareOn' | 'reportAbuseOn' | 'onAnalyzeAnother'> | null;
};

/** The verdict, once all lookups have ended. */
export const SecurityCard = ({ known, fresh }: Props) => {
  const result = isComplete(known) ? known : null;
  const { word, icon: Icon, level } = domainLevels[result?.heuristicChecks.riskLevel ?? 'unknown'];
  const heading = useRef<HTMLHeadingElement>(null);
  const isFresh = fresh !== null;
  // The page scrolls to the card by itself; focus must not make it jump a second time. One that is opened again is in a window that
  // has the focus.
  useEffect(() => {
    if (isFresh) heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <Card className={cn('overflow-clip', level && levelLooks[level].scope)}>
      <p role="status" className="sr-only">
        {result ? `${result.domain}: ${word}. Risk score ${percentOf(result)}.` : 'Looking up...'}
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
          {result ? (
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
            {known.domain}
          </h2>
          {known.unicodeDomain && (
            <p className="mt-1.5 text-sm">
              Reads as <span className="evidence font-semibold">{known.unicodeDomain}</span>
            </p>
          )}
        </div>
        <dl className="flex gap-9 max-md:w-full md:text-right">
          <Figure label="Risk score" value={result && percentOf(result)} />
          <Figure
            label="Days old"
            value={known.domainAge ? (known.domainAge.ageInDays?.toLocaleString('en-US') ?? '-') : null}
          />
        </dl>
      </header>
      <div className="grid gap-5 p-card">
        {result && level && <Scale score={result.heuristicChecks.riskScore} level={level} />}
        {result && level === null && (
          <p className="max-w-measure text-sm text-text-2">
            We found no clear warning sign, and nothing that vouches for it. That is neither a warning nor an
            all-clear: each card below says what was found and what is missing.
          </p>
        )}
        {result ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CheckedAt result={result} />
            {fresh && (
              <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">
                {fresh.reportOn(result)}
                {result.analysisId && fresh.shareOn(result.analysisId)}
                {result.analysisId &&
                  fresh.reportAbuseOn({
                    id: result.analysisId,
                    isPhishing: result.heuristicChecks.riskLevel === 'dangerous',
                    lookalikes: result.threatIntelligence.lookalikes.map(({ domain }) => domain),
                  })}
                <Button icon={<RotateCcw aria-hidden="true" />} onClick={fresh.onAnalyzeAnother}>
                  Analyze Another
                </Button>
              </div>
            )}
          </div>
        ) : (
          <Skeleton className="h-2" />
        )}
      </div>
    </Card>
  );
};

/** A score of nothing where nothing could be judged would read as an all-clear. */
const percentOf = ({ heuristicChecks: { riskLevel, riskScore } }: DomainResult) =>
  riskLevel === 'unknown' && riskScore === 0 ? '-' : `${riskScore}%`;

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

/** Null: still being looked up. */
const Figure = ({ label, value }: { label: string; value: string | null }) => (
  <div className="flex flex-col md:items-end">
    <dt className="order-2 mt-1 font-medium text-sm">{label}</dt>
    <dd className="font-bold font-display text-2xl leading-none tabular-nums sm:text-3xl">
      {value ?? <Skeleton className="h-8 w-16 bg-surface-1 sm:h-10" />}
    </dd>
  </div>
);

const scaleLevels = ['safe', 'suspicious', 'dangerous'] as const;

const Scale = ({ score, level }: { score: number; level: RiskLevel }) => (
  <div className="grid gap-3">
    <BandBar
      score={score}
      level={level}
      className="h-2 [&>:last-child]:-top-1.5 [&>:last-child]:h-5 [&>:last-child]:w-1"
    />
    <ul
      style={{ '--bands': bandColumns } as CSSProperties}
      className="grid gap-x-1 gap-y-1 text-sm text-text-2 sm:grid-cols-(--bands)"
    >
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

const CheckedAt = ({ result: { checkedAt, threatIntelligence } }: { result: DomainResult }) => (
  <p className="grid gap-0.5 text-sm text-text-3">
    {threatIntelligence.popularity && <span>{threatIntelligence.popularity}</span>}
    <span>
      Checked <TimeText value={checkedAt} />
    </span>
  </p>
);
