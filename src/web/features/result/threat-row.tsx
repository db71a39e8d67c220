import type { KeptThreat } from '../../../contract/analysis.ts';
import { SeverityBadge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { ThreatItem, ThreatNumber, threatNumberClass } from '../../ui/threat-list.tsx';
import { threatIcons } from './threat-icons.ts';
import type { Spotlight } from './use-spotlight.ts';

type Props = {
  threat: KeptThreat;
  number: number;
  scoreWithout: number | undefined;
  hasPointsInBadge: boolean;
  /** Of the number, so that the mark can lead here. */
  id: string;
  spotlight: Spotlight;
  /** Null when there is no place to lead to. */
  place: string | null;
  onShow: (number: number) => void;
};

export const ThreatRow = ({
  threat,
  number,
  scoreWithout,
  hasPointsInBadge,
  id,
  spotlight,
  place,
  onShow,
}: Props) => {
  const { title, severity, score, description, recommendation } = threat;
  const Icon = threatIcons[threat.icon];
  return (
    <ThreatItem
      {...(place ? spotlight.pointerProps(number) : {})}
      title={
        <>
          <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-text-3" />
          {title}
        </>
      }
      badge={
        <>
          <SeverityBadge severity={severity} points={hasPointsInBadge ? score : null} />
          {score !== null && !hasPointsInBadge && (
            <span className="whitespace-nowrap text-right font-medium font-mono text-xs text-text-2 leading-none @lg/threats:min-w-24">
              (+{score} points)
            </span>
          )}
        </>
      }
      description={description}
      recommendation={recommendation}
      marker={
        place ? (
          <button
            id={id}
            type="button"
            aria-label={`Show finding ${number} in the ${place}`}
            onClick={() => onShow(number)}
            {...spotlight.focusProps(number)}
            className={cn(
              threatNumberClass(severity),
              'scroll-my-28 after:absolute after:-inset-2',
              spotlight.isLit(number) && 'outline-2 outline-text outline-offset-1',
            )}
          >
            {number}
          </button>
        ) : (
          <ThreatNumber severity={severity}>{number}</ThreatNumber>
        )
      }
    >
      {scoreWithout !== undefined && (
        <p className="mt-0.5 text-xs text-text-3">Without this: {Math.round(scoreWithout)}</p>
      )}
    </ThreatItem>
  );
};
