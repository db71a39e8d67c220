import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Analysis } from '../../../contract/analysis.ts';
import { isOpenVerdict, verdictTexts } from '../../../contract/verdict-words.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Gauge } from '../../ui/gauge.tsx';
import { lookOfVerdict } from '../../ui/level.ts';
import { ScoreLegend } from '../../ui/score-legend.tsx';
import { RecommendedActions } from './recommended-actions.tsx';
import { ResultDetails } from './result-details.tsx';
import { SafeWay } from './safe-way.tsx';
import { TechnicalPanel } from './technical-panel.tsx';
import { VerdictHead } from './verdict-head.tsx';
import { WhoSentThis } from './who-sent-this.tsx';

type Props = {
  analysis: Omit<Analysis, 'id' | 'userId'>;
  /** The checked picture, while the page still has it. */
  picture: File | null;
  /** The button that makes a report of it. */
  reportButton: ReactNode;
  /** False where they were not shared. */
  hasDetails?: boolean;
  /** Where its owner says that the verdict is wrong. */
  feedback?: ReactNode;
  onAnalyzeAnother: () => void;
};

/** Verdict, next step, evidence, detail: in that order, on every screen size. */
export const ResultCard = ({
  analysis,
  picture,
  reportButton,
  feedback,
  hasDetails = true,
  onAnalyzeAnother,
}: Props) => {
  const { riskLevel, riskScore, explanation } = analysis;
  const verdict = {
    riskLevel,
    isConclusive: explanation?.isConclusive ?? null,
    hasThreats: analysis.threats.length > 0,
  };
  const isOpen = isOpenVerdict(verdict);
  const look = lookOfVerdict(verdict);
  const texts = verdictTexts(verdict);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page scrolls to the card by itself; focus must not make it jump a second time.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article
      className={cn(
        look.scope,
        // Clipped, not hidden: the message beside a long list of threats must be able to stick to the window.
        'animate-rise overflow-clip rounded-card border border-line bg-surface-1 shadow-1',
      )}
    >
      <p role="status" className="sr-only">
        Risk score {riskScore} out of 100. {texts.headline}. {isOpen && texts.sentence}
      </p>
      <VerdictHead verdict={verdict} headingRef={heading} />
      <WhoSentThis sentence={explanation?.whoSentThis ?? ''} isPicture={Boolean(explanation?.picture)} />
      <div className="grid md:grid-cols-[304px_1fr]">
        <div className="grid min-w-0 content-center items-center gap-3.5 border-line p-card max-md:border-b max-sm:grid-cols-[minmax(118px,136px)_1fr] md:border-r max-[340px]:grid-cols-1">
          <Gauge score={riskScore} look={look} />
          <ScoreLegend current={look.claims} />
        </div>
        <RecommendedActions
          actions={analysis.recommendations}
          buttons={
            <>
              {reportButton}
              <Button icon={<RotateCcw aria-hidden="true" />} onClick={onAnalyzeAnother}>
                Analyze Another
              </Button>
            </>
          }
        >
          <SafeWay safeWay={explanation?.safeWay} />
        </RecommendedActions>
      </div>
      <ResultDetails analysis={analysis} picture={picture} />
      {feedback}
      {hasDetails && <TechnicalPanel details={analysis.technicalAnalysis} checkedAt={analysis.createdAt} />}
    </article>
  );
};
