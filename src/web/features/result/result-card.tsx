import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AnalysisView } from '../../lib/analysis-view.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { levelLooks } from '../../ui/level.ts';
import { ScoreLegend } from '../../ui/score-legend.tsx';
import { RecommendedActions } from './recommended-actions.tsx';
import { TechnicalPanel } from './technical-panel.tsx';
import { ThreatList } from './threat-list.tsx';
import { VerdictHead } from './verdict-head.tsx';
import { verdictTexts } from './verdict-texts.ts';

type Props = { analysis: AnalysisView; onAnalyzeAnother: () => void };

/** Verdict, next step, evidence, detail: in that order, on every screen size. */
export const ResultCard = ({ analysis, onAnalyzeAnother }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The page scrolls to the card by itself; focus must not make it jump a second time.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article
      className={cn(
        levelLooks[analysis.riskLevel].scope,
        'animate-rise overflow-hidden rounded-card border border-line bg-surface-1 shadow-1',
      )}
    >
      <p role="status" className="sr-only">
        Risk score {analysis.riskScore} out of 100. {verdictTexts[analysis.riskLevel].headline}.
      </p>
      <VerdictHead level={analysis.riskLevel} headingRef={heading} />
      <div className="grid md:grid-cols-[304px_1fr]">
        <div className="grid min-w-0 items-center gap-3.5 border-line px-4 py-5 max-md:border-b max-sm:grid-cols-[minmax(118px,136px)_1fr] sm:px-7 sm:pt-[26px] sm:pb-[22px] md:border-r max-[340px]:grid-cols-1">
          <Gauge score={analysis.riskScore} level={analysis.riskLevel} />
          <ScoreLegend current={analysis.riskLevel} />
        </div>
        <RecommendedActions
          actions={analysis.recommendations}
          buttons={
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={onAnalyzeAnother}>
              Analyze Another
            </Button>
          }
        />
      </div>
      <div className="border-line border-t">
        <ThreatList threats={analysis.threats} />
      </div>
      <TechnicalPanel details={analysis.technicalAnalysis} />
    </article>
  );
};
