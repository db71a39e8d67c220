import { History } from 'lucide-react';
import { useState } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { CountTag } from '../../ui/count-tag.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonArea, SkeletonRow } from '../../ui/skeleton.tsx';
import { ReportRow } from './report-row.tsx';

type Props = {
  tabLabel: string;
  title: string;
  /** Under the title; without one the number of reports stands beside it. */
  note?: string;
  tone: 'deep' | 'shell';
  /** Undefined: still loading. Null: they could not be read. */
  analyses: readonly ListedAnalysis[] | null | undefined;
  chosen: ListedAnalysis | null;
  onChoose: (analysis: ListedAnalysis) => void;
};

/** Past analyses at the edge of the page. */
export const ReportsDrawer = ({ tabLabel, title, note, tone, analyses, chosen, onChoose }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SideDrawer
      tabLabel={tabLabel}
      icon={History}
      title={title}
      {...(note ? { note } : { count: analyses && <CountTag>{analyses.length}</CountTag> })}
      tone={tone}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <Content analyses={analyses} chosen={chosen} onChoose={onChoose} />
    </SideDrawer>
  );
};

const Content = ({ analyses, chosen, onChoose }: Pick<Props, 'analyses' | 'chosen' | 'onChoose'>) => {
  if (analyses === undefined) return <RowsOnTheirWay />;
  if (analyses === null) {
    return (
      <p role="alert" className="p-6 text-fault">
        Your reports could not be loaded. Please reload the page.
      </p>
    );
  }
  if (analyses.length === 0) {
    return <EmptyState icon={History} title="No reports yet" text="Run an analysis to see results here" />;
  }
  return (
    <ul className="pb-6">
      {analyses.map((analysis) => (
        <ReportRow
          key={analysis.id}
          analysis={analysis}
          isChosen={analysis.id === chosen?.id}
          onChoose={() => onChoose(analysis)}
        />
      ))}
    </ul>
  );
};

const RowsOnTheirWay = () => (
  <SkeletonArea className="grid gap-5 p-6">
    {['first', 'second', 'third'].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonArea>
);
