import { useDashboard } from '../../features/dashboard/use-dashboard.ts';
import { ReportsDrawer } from '../../features/reports-drawer/reports-drawer.tsx';
import { useChosenReport } from '../../features/reports-drawer/use-chosen-report.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { ReportWindow } from '../report-window.tsx';

/** The drawer of a signed-in user; a guest has no reports. */
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
      <ReportWindow report={report} />
    </>
  );
};
