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
          'flex w-full items-center gap-x-3 border-transparent border-l-3 px-5 py-3',
          '-outline-offset-2 text-left transition-colors',
          isChosen ? 'border-tide bg-tide-wash' : 'hover:bg-surface-2',
        )}
      >
        <IconTile icon={icon} />
        <span className="grid min-w-0 grow">
          <span className="truncate font-semibold text-sm">{name}</span>
          <TimeText value={analysis.createdAt} format={formatShortDate} className="text-xs text-text-3" />
        </span>
        <span className="font-semibold font-mono tabular-nums leading-none">{analysis.riskScore}</span>
        <LevelBadge level={analysis.riskLevel} isConclusive={analysis.isConclusive} />
      </button>
    </li>
  );
};
