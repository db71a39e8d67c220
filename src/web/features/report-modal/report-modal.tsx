import type { ReactNode } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { verdictTexts } from '../../../contract/verdict-words.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { centredClass, DialogDescription, DialogFrame, DialogTitle } from '../../ui/dialog-frame.tsx';
import { lookOfVerdict } from '../../ui/level.ts';
import { RetryCard } from '../../ui/retry-card.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';

/** Fetched when the first report is opened. */
const reportBody = createLazyPart(async () => (await import('./report-body.tsx')).ReportBody);

type Props = {
  /** Null until one has been chosen. It stays while the dialog closes. */
  analysis: ListedAnalysis | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** That download it, or check the same again. */
  buttons: ReactNode;
  /** Whether the whole of it is still on its way. */
  isLoading: boolean;
  /** Draws the whole result; null where there is only the line of the list. */
  drawResult: ((aside: ReactNode) => ReactNode) | null;
  /** Follows what was found. */
  more: ReactNode;
  /** Where its owner says that the verdict is wrong. */
  feedback: ReactNode;
};

/** A kept analysis, opened again from a list. */
export const ReportModal = ({
  analysis,
  isOpen,
  onOpenChange,
  buttons,
  isLoading,
  drawResult,
  more,
  feedback,
}: Props) => {
  if (!analysis) return null;
  const { riskScore, threats } = analysis;
  const { icon: Icon, scope } = lookOfVerdict(analysis);
  return (
    <DialogFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      hasDescription
      className={cn(centredClass, scope, 'pb-[env(safe-area-inset-bottom)] sm:max-w-250')}
      closeClassName="text-von hover:bg-current/15 [--ring:var(--von)]"
    >
      <header className="relative isolate flex items-center gap-3.5 overflow-hidden border border-transparent bg-vs p-card pr-16 text-von sm:gap-5 sm:pr-18">
        <Contours chart="verdict" />
        <Icon aria-hidden="true" className="size-9 shrink-0 sm:size-10" />
        <div className="min-w-0 grow">
          <DialogTitle className="text-xl">Analysis Complete</DialogTitle>
          <DialogDescription className="mt-1 font-medium text-sm leading-snug">
            {verdictTexts({ ...analysis, hasThreats: threats.length > 0 }).headline}
          </DialogDescription>
        </div>
        <p className="shrink-0 text-right">
          <b className="block font-bold font-display text-3xl leading-none tabular-nums">{riskScore}</b>
          <span className="mt-1 block font-medium text-sm leading-none">Risk score</span>
        </p>
      </header>
      {isLoading ? (
        <ReportSkeleton />
      ) : (
        <LazyPart
          part={reportBody}
          props={{ analysis, buttons, drawResult, more, feedback }}
          fallback={<ReportSkeleton />}
          failure={(retry) => (
            <div className="p-card">
              <RetryCard
                title="This part of the page could not be loaded"
                text="Please check your connection and try again."
                headingLevel="h3"
                onRetry={retry}
              />
            </div>
          )}
        />
      )}
    </DialogFrame>
  );
};
