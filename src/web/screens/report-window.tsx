import { ReportButton } from '../features/report-download/report-button.tsx';
import { ReportModal } from '../features/report-modal/report-modal.tsx';
import type { useChosenReport } from '../features/reports-drawer/use-chosen-report.ts';

/** The report chosen from a list, with its download. */
export const ReportWindow = ({ report }: { report: ReturnType<typeof useChosenReport> }) => (
  <ReportModal
    analysis={report.shown}
    isOpen={report.isOpen}
    onOpenChange={report.onOpenChange}
    reportButton={
      <ReportButton
        label="Download Report"
        analysisData={report.shown}
        analysisType={report.shown?.analysisType || 'general'}
      />
    }
  />
);
