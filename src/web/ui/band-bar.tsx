import type { RiskLevel } from '../../contract/risk.ts';
import { cn } from './cn.ts';

/** The three bands as one thin bar with a marker. Decorative: the number and the badge stand beside it. */
export const BandBar = ({
  score,
  level,
  className,
}: {
  score: number;
  level: RiskLevel;
  className?: string;
}) => (
  <span aria-hidden="true" className={cn('relative grid h-1.5 grid-cols-bands gap-0.75', className)}>
    <span className={cn('rounded-xs rounded-l-sm bg-band-safe', level !== 'safe' && 'opacity-34')} />
    <span className={cn('rounded-xs bg-band-suspicious', level !== 'suspicious' && 'opacity-34')} />
    <span className={cn('rounded-xs rounded-r-sm bg-band-phishing', level !== 'phishing' && 'opacity-34')} />
    <span
      style={{ left: `calc(${Math.min(100, Math.max(0, score))}% - 2px)` }}
      className="-top-1 absolute h-3.5 w-0.75 rounded-xs bg-text ring-2 ring-surface-1"
    />
  </span>
);
