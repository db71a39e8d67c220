import type { ReactNode } from 'react';
import type { ListedAnalysis } from '../../../contract/analysis.ts';
import { verdictHeadlines } from '../../../contract/verdict-words.ts';
import { createLazyPart, LazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Contours } from '../../ui/contours.tsx';
import { centredClass, DialogDescription, DialogFrame, DialogTitle } from '../../ui/dialog-frame.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { levelLooks } from '../../ui/level.ts';
import { ReportSkeleton } from './report-skeleton.tsx';

/** Fetched when the first report is opened. */
const reportBody = createLazyPart(async () => (await import('./report-body.tsx')).ReportBody);

type Props = {
  /** Null until one has been chosen. It stays while the dialog closes. */
  analysis: ListedAnalysis | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that downloads it. */
  reportButton: ReactNode;
};

/** A kept analysis, opened again from a list. */
export const ReportModal = ({ analysis, isOpen, onOpenChange, reportButton }: Props) => {
  if (!analysis) return null;
  const { riskLevel, riskScore } = analysis;
  const { icon: Icon, scope } = levelLooks[riskLevel];
  return (
    <DialogFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      hasDescription
      className={cn(centredClass, scope, 'pb-[env(safe-area-inset-bottom)] sm:max-w-[860px]')}
      closeClassName="text-von hover:bg-current/15 [--ring:var(--von)]"
    >
      <header className="relative isolate flex items-center gap-3.5 overflow-hidden border border-transparent bg-vs py-[22px] pr-16 pl-[18px] text-von sm:gap-[18px] sm:pr-[76px] sm:pl-7">
        <Contours
          chart="verdict"
          className="opacity-20 [--lines:currentColor] [mask-image:linear-gradient(90deg,transparent_40%,#000)]"
        />
        <Icon aria-hidden="true" className="size-9 shrink-0 stroke-[1.75] sm:size-[42px]" />
        <div className="min-w-0 grow">
          <DialogTitle className="text-[22px] sm:text-2xl">Analysis Complete</DialogTitle>
          <DialogDescription className="mt-1 font-medium text-[15px] leading-snug">
            {verdictHeadlines[riskLevel]}
          </DialogDescription>
        </div>
        <p className="shrink-0 text-right">
          <b className="block font-bold font-display text-[36px] leading-none tracking-[-0.03em] tabular-nums sm:text-[42px]">
            {riskScore}
          </b>
          <span className="mt-1 block font-[550] text-sm leading-none">Risk score</span>
        </p>
      </header>
      <LazyPart
        part={reportBody}
        props={{ analysis, reportButton }}
        fallback={<ReportSkeleton />}
        failure={(retry) => (
          <div className="p-[18px] sm:p-7">
            <ErrorCard
              title="This part of the page could not be loaded"
              text="Please check your connection and try again."
              headingLevel="h3"
              action={
                <Button look="solid" onClick={retry}>
                  Try Again
                </Button>
              }
            />
          </div>
        )}
      />
    </DialogFrame>
  );
};
