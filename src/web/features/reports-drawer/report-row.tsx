import { Trash2 } from 'lucide-react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { formatDateTime, formatShortDate } from '../../lib/format.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { cn } from '../../ui/cn.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TimeText } from '../../ui/time-text.tsx';
import { useDeleteReports } from './use-delete-reports.ts';

type Props = {
  analysis: ListedAnalysis;
  isChosen: boolean;
  onChoose: () => void;
  /** Null while nothing is being selected. */
  selection: { isSelected: boolean; onToggle: () => void } | null;
};

export const ReportRow = ({ analysis, isChosen, onChoose, selection }: Props) => {
  const { name, icon } = kindOf(analysis.analysisType);
  const { checked } = analysis;
  return (
    <li className={cn('flex items-center border-line border-b', selection && 'pl-3')}>
      {selection && (
        <CheckBox
          label={`Select the check of ${formatDateTime(analysis.createdAt)}`}
          state={selection.isSelected}
          onToggle={selection.onToggle}
        />
      )}
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cn(
          'flex min-w-0 flex-1 items-center gap-x-3 border-l-3 py-3',
          selection ? 'pr-5 pl-1' : 'pr-1 pl-5',
          '-outline-offset-2 text-left transition-colors',
          isChosen ? 'border-tide bg-tide-wash' : 'border-transparent hover:bg-surface-2',
        )}
      >
        <IconTile icon={icon} />
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
          <span className="font-semibold text-sm">{name}</span>
          {checked.title && <bdi className="col-span-2 truncate text-sm text-text-2">{checked.title}</bdi>}
          {checked.sender && <bdi className="col-span-2 truncate text-text-2 text-xs">{checked.sender}</bdi>}
          <TimeText
            value={analysis.createdAt}
            format={formatShortDate}
            className="col-span-2 text-text-3 text-xs"
          />
          <span className="col-start-2 row-start-1 flex items-center gap-2 whitespace-nowrap">
            <span className="font-semibold font-mono tabular-nums leading-none">{analysis.riskScore}</span>
            <LevelBadge level={analysis.riskLevel} isConclusive={analysis.isConclusive} />
          </span>
        </span>
      </button>
      {!selection && <DeleteButton analysis={analysis} />}
    </li>
  );
};

const DeleteButton = ({ analysis }: { analysis: ListedAnalysis }) => {
  const remove = useDeleteReports();
  const press = () => {
    if (window.confirm('Delete this check and its report for good?')) remove.mutate([analysis.id]);
  };
  return (
    <IconButton
      // Not by the kind: that is the name of the button beside it.
      label={`Delete the check of ${formatDateTime(analysis.createdAt)}`}
      disabled={remove.isPending}
      onClick={press}
      className="mr-1 text-text-3"
    >
      {remove.isPending ? <Spinner /> : <Trash2 aria-hidden="true" />}
    </IconButton>
  );
};
