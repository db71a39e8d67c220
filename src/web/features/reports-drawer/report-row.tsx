import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { formatShortDate } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { IconTile } from '../../ui/icon-tile.tsx';
import { TimeText } from '../../ui/time-text.tsx';

type Props = { analysis: ListedAnalysis; isChosen: boolean; onChoose: () => void };

export const ReportRow = ({ analysis, isChosen, onChoose }: Props) => {
  const { name, icon } = kindOf(analysis.analysisType);
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cn(
          'grid w-full grid-cols-[40px_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-transparent border-l-[3px] px-[19px] py-3',
          '-outline-offset-2 text-left transition-colors duration-[120ms]',
          isChosen ? 'border-tide bg-tide-wash' : 'hover:bg-surface-2',
        )}
      >
        <IconTile icon={icon} />
        <span className="grid min-w-0">
          <span className="truncate font-semibold text-[15px]">{name}</span>
          <TimeText
            value={analysis.createdAt}
            format={formatShortDate}
            className="text-[13.5px] text-text-3"
          />
        </span>
        <span className="font-[620] font-mono tabular-nums leading-none">{analysis.riskScore}</span>
        <LevelBadge level={analysis.riskLevel} />
      </button>
    </li>
  );
};
