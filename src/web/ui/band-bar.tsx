import { type RiskLevel, riskBandEnds, riskLevels } from '../../contract/risk.ts';
import { cn } from './cn.ts';
import { levelLooks } from './level.ts';

/** Columns as wide as the levels are on the scale of the risk score. */
export const bandColumns = riskLevels
  .map((level, index) => {
    const before = riskLevels[index - 1];
    return `${riskBandEnds[level] - (before ? riskBandEnds[before] : 0)}fr`;
  })
  .join(' ');

type Props = {
  score: number;
  /** Null where the score lies in a band that the verdict does not claim. */
  level: RiskLevel | null;
  className?: string;
};

/** The bands as one thin bar with a marker. Decorative: the number and the badge stand beside it. */
export const BandBar = ({ score, level, className }: Props) => (
  <span
    aria-hidden="true"
    style={{ gridTemplateColumns: bandColumns }}
    className={cn('relative grid base:h-1.5 gap-0.75', className)}
  >
    {riskLevels.map((band) => (
      <span
        key={band}
        className={cn(
          'rounded-xs first:rounded-l-sm nth-last-2:rounded-r-sm',
          levelLooks[band].band,
          band !== level && 'opacity-34',
        )}
      />
    ))}
    <span
      style={{ left: `calc(${Math.min(100, Math.max(0, score))}% - 2px)` }}
      className="-top-1 absolute h-3.5 w-0.75 rounded-xs bg-text ring-2 ring-surface-1"
    />
  </span>
);
