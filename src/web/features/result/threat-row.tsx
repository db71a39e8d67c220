import { ArrowRight } from 'lucide-react';
import type { KeptThreat } from '../../../contract/analysis.ts';
import type { Severity } from '../../../contract/risk.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { SeverityBadge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { threatIcons } from './threat-icons.ts';
import type { Spotlight } from './use-spotlight.ts';

const discLooks: Record<Severity, string> = {
  high: 'bg-phishing-tint text-phishing inset-ring-phishing',
  medium: 'bg-suspicious-tint text-suspicious inset-ring-suspicious',
  low: 'bg-surface-3 text-text-2 inset-ring-line-strong',
};

type Props = {
  threat: KeptThreat;
  number: number;
  scoreWithout: number | undefined;
  /** Of the number, so that the mark can lead here. */
  id: string;
  spotlight: Spotlight;
  /** Null when there is no place to lead to. */
  place: string | null;
  onShow: (number: number) => void;
};

export const ThreatRow = ({ threat, number, scoreWithout, id, spotlight, place, onShow }: Props) => {
  const Icon = threatIcons[threat.icon];
  const disc = cn(
    '-mt-px inset-ring-2 relative grid size-6.5 place-items-center rounded-full font-semibold font-mono text-xs',
    'leading-none',
    discLooks[threat.severity],
    spotlight.isLit(number) && 'outline-2 outline-text outline-offset-1',
  );
  return (
    <li
      {...(place ? spotlight.pointerProps(number) : {})}
      className="grid grid-cols-lead gap-x-3.5 border-line border-t py-4 first:border-t-0"
    >
      {place ? (
        <button
          id={id}
          type="button"
          aria-label={`Show finding ${number} in the ${place}`}
          onClick={() => onShow(number)}
          {...spotlight.focusProps(number)}
          className={cn(disc, 'scroll-my-28 after:absolute after:-inset-2')}
        >
          {number}
        </button>
      ) : (
        <span aria-hidden="true" className={disc}>
          {number}
        </span>
      )}
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-x-2.5 gap-y-2 @max-lg/threats:flex-col">
          <h4 className="flex gap-2 font-semibold leading-snug">
            <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-text-3" />
            {threat.title}
          </h4>
          <span className="flex shrink-0 items-center gap-2.5">
            <SeverityBadge severity={threat.severity} />
            {threat.score !== null && (
              <span className="whitespace-nowrap text-right font-medium font-mono text-xs text-text-2 leading-none @lg/threats:min-w-24">
                (+{threat.score} points)
              </span>
            )}
          </span>
        </div>
        {threat.description && (
          <p className="text-sm text-text-2">
            <AddressText text={threat.description} />
          </p>
        )}
        {threat.recommendation && (
          <p className="mt-1 flex gap-2 text-sm">
            <ArrowRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-tide" />
            {threat.recommendation}
          </p>
        )}
        {scoreWithout !== undefined && (
          <p className="mt-0.5 text-xs text-text-3">Without this: {Math.round(scoreWithout)}</p>
        )}
      </div>
    </li>
  );
};
