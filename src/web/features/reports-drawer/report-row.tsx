import { Trash2 } from 'lucide-react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { formatDateTime, formatShortDate } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { cn } from '../../ui/cn.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useDeleteReport } from './use-delete-report.ts';

type Props = { analysis: ListedAnalysis; isChosen: boolean; onChoose: () => void };

export const ReportRow = ({ analysis, isChosen, onChoose }: Props) => {
  const { name, icon } = kindOf(analysis.analysisType);
  return (
    <li className="flex items-center border-line border-b">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cn(
          'flex min-w-0 grow items-center gap-x-3 border-transparent border-l-3 py-3 pr-2 pl-5',
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
      <DeleteButton analysis={analysis} />
    </li>
  );
};

const DeleteButton = ({ analysis }: { analysis: ListedAnalysis }) => {
  const remove = useDeleteReport();
  const press = () => {
    if (window.confirm('Delete this check and its report for good?')) remove.mutate(analysis.id);
  };
  return (
    <IconButton
      // Not by the kind: that is the name of the button beside it.
      label={`Delete the check of ${formatDateTime(analysis.createdAt)}`}
      disabled={remove.isPending}
      onClick={press}
      className="mr-2 text-text-3"
    >
      {remove.isPending ? <Spinner /> : <Trash2 aria-hidden="true" />}
    </IconButton>
  );
};
