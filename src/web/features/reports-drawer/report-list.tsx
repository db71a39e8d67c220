import { useState } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { ReportRow } from './report-row.tsx';
import { SelectionBar } from './selection-bar.tsx';

export type ListProps = {
  chosen: ListedAnalysis | null;
  onChoose: (analysis: ListedAnalysis) => void;
  isSelecting: boolean;
};

type Props = ListProps & { analyses: readonly ListedAnalysis[] };

export const ReportList = ({ analyses, chosen, onChoose, isSelecting }: Props) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setSelected(
      selected.has(id) ? new Set([...selected].filter((one) => one !== id)) : new Set([...selected, id]),
    );
  return (
    <>
      {isSelecting && (
        <SelectionBar ids={analyses.map(({ id }) => id)} selected={selected} onChange={setSelected} />
      )}
      <ul className="pb-6">
        {analyses.map((analysis) => (
          <ReportRow
            key={analysis.id}
            analysis={analysis}
            isChosen={analysis.id === chosen?.id}
            onChoose={() => onChoose(analysis)}
            selection={
              isSelecting
                ? { isSelected: selected.has(analysis.id), onToggle: () => toggle(analysis.id) }
                : null
            }
          />
        ))}
      </ul>
    </>
  );
};
