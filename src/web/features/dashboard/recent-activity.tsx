import { Activity, ChevronRight } from 'lucide-react';
import { useLocation } from 'wouter';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { kindOf } from '../../lib/analysis-kinds.ts';
import { LevelBadge } from '../../ui/badge.tsx';
import { BandBar } from '../../ui/band-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { lookOfVerdict } from '../../ui/level.ts';
import { TimeText } from '../../ui/time-text.tsx';

const shownAtMost = 10;

type Props = { analyses: readonly ListedAnalysis[]; onOpen: (analysis: ListedAnalysis) => void };

export const RecentActivity = ({ analyses, onOpen }: Props) => (
  <Card className="mt-6 overflow-hidden">
    <h2 className="section-title p-card pb-3">Recent Analysis Activity</h2>
    {analyses.length === 0 ? (
      <NoAnalysesYet />
    ) : (
      <ul>
        {analyses.slice(0, shownAtMost).map((analysis) => (
          <ActivityRow key={analysis.id} analysis={analysis} onOpen={() => onOpen(analysis)} />
        ))}
      </ul>
    )}
  </Card>
);

const ActivityRow = ({ analysis, onOpen }: { analysis: ListedAnalysis; onOpen: () => void }) => {
  const { name, icon } = kindOf(analysis.analysisType);
  const { checked } = analysis;
  return (
    <li className="border-line border-t">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="-outline-offset-2 grid w-full grid-cols-lead-tail items-center gap-x-3.5 gap-y-0.5 px-card py-3 text-left transition-colors hover:bg-surface-2 lg:grid-cols-[40px_1.2fr_1.1fr_1.4fr_120px_20px] lg:gap-4"
      >
        <IconTile icon={icon} className="max-lg:row-span-2" />
        <span className="grid min-w-0">
          <span className="font-semibold">{name}</span>
          {checked.title && <bdi className="truncate text-sm text-text-2">{checked.title}</bdi>}
        </span>
        <TimeText
          value={analysis.createdAt}
          className="text-sm text-text-2 max-lg:col-start-2 max-lg:row-start-2"
        />
        <span className="grid items-center gap-3.5 font-semibold font-mono leading-none tabular-nums max-lg:col-start-3 max-lg:row-start-2 max-lg:justify-self-end lg:grid-cols-[38px_1fr]">
          {analysis.riskScore}
          <BandBar
            score={analysis.riskScore}
            level={lookOfVerdict(analysis).claims}
            className="max-lg:hidden"
          />
        </span>
        <span className="max-lg:col-start-3 max-lg:row-start-1 max-lg:justify-self-end">
          <LevelBadge level={analysis.riskLevel} isConclusive={analysis.isConclusive} />
        </span>
        <ChevronRight aria-hidden="true" className="size-5 text-text-2 max-lg:hidden" />
      </button>
    </li>
  );
};

const NoAnalysesYet = () => {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={Activity}
      title="No analyses yet"
      text="Your checks will be listed here."
      action={
        <Button look="primary" onClick={() => navigate('/')}>
          Start Analysis
        </Button>
      }
      className="border-line border-t"
    />
  );
};
