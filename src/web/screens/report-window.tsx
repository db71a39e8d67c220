import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Analysis } from '../../contract/analysis.ts';
import { AbuseReportButton } from '../features/abuse-report/abuse-report-button.tsx';
import { ReportButton } from '../features/report-download/report-button.tsx';
import { ReportModal } from '../features/report-modal/report-modal.tsx';
import type { useChosenReport } from '../features/reports-drawer/use-chosen-report.ts';
import { ShareButton } from '../features/share/share-button.tsx';
import { type CheckAgain, checkAgainOf } from '../lib/check-again.ts';
import { createLazyPart, LazyPart } from '../lib/lazy-part.tsx';
import { useStoredAnalysis } from '../lib/stored-analysis.ts';
import { Button } from '../ui/button.tsx';
import { RetryCard } from '../ui/retry-card.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { feedbackOn } from './feedback-on.tsx';

/** Fetched when the first report is opened. */
const storedResult = createLazyPart(
  async () => (await import('../features/result/stored-result.tsx')).StoredResult,
);
const storedDomain = createLazyPart(
  async () => (await import('../features/domain-check/domain-result.tsx')).StoredDomain,
);

type Props = {
  report: ReturnType<typeof useChosenReport>;
  onCheckAgain: (wish: CheckAgain) => void;
};

/** The report chosen from a list, as it was shown when it was made, with its download and its sharing. */
export const ReportWindow = ({ report, onCheckAgain }: Props) => {
  const whole = useStoredAnalysis(report.shown?.id ?? null);
  return (
    <ReportModal
      analysis={report.shown}
      isOpen={report.isOpen}
      onOpenChange={report.onOpenChange}
      isLoading={whole.isLoading}
      buttons={
        <>
          <ReportButton
            label="Download Report"
            analysisData={report.shown}
            analysisType={report.shown?.analysisType || 'general'}
          />
          {report.shown && <ShareButton id={report.shown.id} key={report.shown.id} />}
          {whole.data && (
            <AbuseReportButton
              id={whole.data.id}
              isPhishing={whole.data.riskLevel === 'phishing'}
              lookalikes={whole.data.domain?.threatIntelligence.lookalikes.map(({ domain }) => domain) ?? []}
              key={`abuse ${whole.data.id}`}
            />
          )}
          {whole.data && (
            <Button
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => onCheckAgain(checkAgainOf(whole.data))}
            >
              Check Again
            </Button>
          )}
        </>
      }
      drawResult={whole.data && !whole.data.domain ? drawWhole(whole.data) : null}
      more={whole.isError ? <OnlyTheLine onRetry={whole.refetch} /> : <DomainPart analysis={whole.data} />}
      feedback={report.shown && feedbackOn(report.shown)}
    />
  );
};

const drawWhole = (analysis: Analysis) => (aside: ReactNode) => (
  <LazyPart
    part={storedResult}
    props={{ analysis, aside }}
    fallback={<OnItsWay />}
    failure={(retry) => <OnlyTheLine onRetry={retry} />}
  />
);

/** All that was found out about a domain. */
const DomainPart = ({ analysis }: { analysis: Analysis | undefined }) =>
  analysis?.domain && (
    <div className="border-line border-t bg-well p-card">
      <LazyPart
        part={storedDomain}
        props={{ known: analysis.domain }}
        fallback={<OnItsWay />}
        failure={(retry) => <OnlyTheLine onRetry={retry} />}
      />
    </div>
  );

const OnItsWay = () => (
  <SkeletonArea className="grid gap-4 p-card">
    <Skeleton className="w-4/5" />
    <Skeleton className="w-3/5" />
  </SkeletonArea>
);

const OnlyTheLine = ({ onRetry }: { onRetry: () => void }) => (
  <div className="border-line border-t p-card">
    <RetryCard
      title="The evidence could not be loaded"
      text="This is the summary of the result. Please check your connection and try again for the rest."
      headingLevel="h3"
      onRetry={onRetry}
    />
  </div>
);
