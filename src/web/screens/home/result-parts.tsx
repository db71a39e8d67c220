import { CloudOff } from 'lucide-react';
import { verdictWord } from '../../../contract/verdict-words.ts';
import { AbuseReportButton } from '../../features/abuse-report/abuse-report-button.tsx';
import { ReportButton } from '../../features/report-download/report-button.tsx';
import { ResultCard } from '../../features/result/result-card.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import type { CheckedOnDevice } from '../../lib/device-messages.ts';
import type { OwnResult, ReportAbuseOn, ResultPlace } from '../../lib/own-result.tsx';
import { feedbackOn } from '../feedback-on.tsx';
import type { CheckResult } from './use-check-flow.ts';

const reportOn = (answer: unknown) => (
  <ReportButton label="Generate Security Report" analysisData={answer} analysisType="analysis" />
);

const shareOn = (id: string) => <ShareButton id={id} key={id} />;

const reportAbuseOn: ReportAbuseOn = (result) => <AbuseReportButton {...result} key={`abuse ${result.id}`} />;

type VerdictProps = Omit<Extract<CheckResult, { kind: 'verdict' }>, 'kind'> &
  Pick<ResultPlace, 'onAnalyzeAnother'>;

/** The verdict on a message, a link or a picture, with all that can be done with it. */
export const Verdict = ({ analysis, picture, onDevice, onAnalyzeAnother }: VerdictProps) => (
  <>
    {onDevice && wordOf(onDevice) !== wordOf(analysis) && (
      <p className="mb-4 max-w-measure text-sm text-text-2">
        Your device alone called this {wordOf(onDevice).toLowerCase()}. Our server knows more, and its verdict
        counts.
      </p>
    )}
    <ResultCard
      analysis={analysis}
      picture={picture}
      reportButton={
        <>
          {reportOn(analysis)}
          {analysis.userId !== null && !analysis.jobId && shareOn(analysis.id)}
          {analysis.userId !== null &&
            reportAbuseOn({ id: analysis.id, isPhishing: analysis.riskLevel === 'phishing' })}
        </>
      }
      feedback={feedbackOn({ ...analysis, isConclusive: analysis.explanation?.isConclusive ?? null })}
      onAnalyzeAnother={onAnalyzeAnother}
    />
  </>
);

const wordOf = ({ riskLevel, explanation }: Pick<CheckedOnDevice, 'riskLevel' | 'explanation'>) =>
  verdictWord({ riskLevel, isConclusive: explanation?.isConclusive ?? null });

type DeviceProps = { verdict: CheckedOnDevice } & Pick<ResultPlace, 'onAnalyzeAnother'>;

/** Where the server cannot be reached: what this device could find out by itself. */
export const DeviceVerdict = ({ verdict, onAnalyzeAnother }: DeviceProps) => (
  <section aria-label="Checked on this device only" className="mt-6 grid gap-4">
    <div className="flex items-start gap-3.5 rounded-r-control border-tide border-l-3 bg-tide-wash px-5 py-3.5">
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tide" />
      <div className="min-w-0">
        <p className="font-semibold">Checked on this device only</p>
        <p className="mt-1 max-w-measure text-sm text-text-2">
          Nobody else was asked about it, and nothing is kept. Check it again once our server answers.
        </p>
      </div>
    </div>
    <ResultCard analysis={verdict} picture={null} reportButton={null} onAnalyzeAnother={onAnalyzeAnother} />
  </section>
);

type DrawnProps = Omit<ResultPlace, 'reportOn' | 'shareOn' | 'reportAbuseOn' | 'feedbackOn'> & {
  draw: OwnResult;
};

/** A result that its tool draws, with the same. */
export const DrawnResult = ({ draw, ...place }: DrawnProps) =>
  draw({ ...place, reportOn, shareOn, reportAbuseOn, feedbackOn });
