import { History } from 'lucide-react';
import { useState } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { CountTag } from '../../ui/count-tag.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { SkeletonArea, SkeletonRow } from '../../ui/skeleton.tsx';
import { DrawerTools } from './drawer-tools.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FoundReports } from './found-reports.tsx';
import { type HistoryFilter, isFiltering, noFilter } from './history-filter.ts';
import { ReportList } from './report-list.tsx';

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
  return <Reports analyses={analyses} chosen={chosen} onChoose={onChoose} />;
};

type ReportsProps = Pick<Props, 'chosen' | 'onChoose'> & { analyses: readonly ListedAnalysis[] };

const Reports = ({ analyses, chosen, onChoose }: ReportsProps) => {
  const [filter, setFilter] = useState<HistoryFilter>(noFilter);
  const [isSearching, setIsSearching] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const list = { chosen, onChoose, isSelecting };
  const search = () => {
    setIsSearching(!isSearching);
    setFilter(noFilter);
  };
  return (
    <>
      <DrawerTools
        filter={filter}
        isSearching={isSearching}
        onSearch={search}
        isSelecting={isSelecting}
        onSelect={() => setIsSelecting(!isSelecting)}
      />
      {isSearching && <FilterPanel filter={filter} onChange={setFilter} />}
      {isFiltering(filter) ? (
        <FoundReports filter={filter} {...list} />
      ) : (
        <ReportList analyses={analyses} {...list} />
      )}
    </>
  );
};

const RowsOnTheirWay = () => (
  <SkeletonArea className="grid gap-5 p-6">
    {['first', 'second', 'third'].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </SkeletonArea>
);
