import { type RiskLevel, riskLevels } from '../../contract/risk.ts';
import { cn } from './cn.ts';
import { levelLooks } from './level.ts';

type Props = {
  /** Null where the score lies in a band that the verdict does not claim. */
  current: RiskLevel | null;
  className?: string;
};

export const ScoreLegend = ({ current, className }: Props) => (
  <ul className={cn('grid gap-0.5 text-xs sm:text-sm', className)}>
    {riskLevels.map((level) => {
      const { range, icon: Icon, scope } = levelLooks[level];
      return (
        <li
          key={level}
          aria-current={level === current ? 'true' : undefined}
          className={cn(
            scope,
            'flex items-center gap-2 whitespace-nowrap rounded-control border border-transparent px-2 py-1.5',
            'sm:gap-2.5 sm:px-2.5 sm:py-1',
            level === current ? 'bg-vt font-semibold text-text' : 'text-text-2',
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2 text-v" />
          {range}
        </li>
      );
    })}
  </ul>
);
