import { useDashboard } from '../../features/dashboard/use-dashboard.ts';
import { ReportButton } from '../../features/report-download/report-button.tsx';
import { ReportModal } from '../../features/report-modal/report-modal.tsx';
import { ReportsDrawer } from '../../features/reports-drawer/reports-drawer.tsx';
import { useChosenReport } from '../../features/reports-drawer/use-chosen-report.ts';
import { useCurrentUser } from '../../lib/current-user.ts';

/** The drawer of somebody who is signed in; a guest has no reports. */
export const RecentReports = () => {
  const user = useCurrentUser();
  return user.data ? <Reports key={user.data.email} /> : null;
};

const Reports = () => {
  const dashboard = useDashboard();
  const report = useChosenReport();
  if (dashboard.error?.isGuest) return null;
  return (
    <>
      <ReportsDrawer
        tabLabel="Reports"
        title="Recent Reports"
        tone="deep"
        analyses={dashboard.isError ? null : dashboard.data?.recentAnalyses}
        chosen={report.marked}
        onChoose={report.toggle}
      />
      <ReportModal
        analysis={report.shown}
        isOpen={report.isOpen}
        onOpenChange={report.onOpenChange}
        reportButton={
          <ReportButton
            label="Download Report"
            analysisData={report.shown?.answer}
            analysisType={report.shown?.analysisType || 'general'}
          />
        }
      />
    </>
  );
};
