import { useDashboard } from '../../features/dashboard/use-dashboard.ts';
import { ReportsDrawer } from '../../features/reports-drawer/reports-drawer.tsx';
import { useChosenReport } from '../../features/reports-drawer/use-chosen-report.ts';
import type { CheckAgain } from '../../lib/check-again.ts';
import { ReportWindow } from '../report-window.tsx';

type Props = { onCheckAgain: (wish: CheckAgain) => void };

/** The drawer with what was checked lately, and the window in which one of it opens. */
export const ReportsAtEdge = ({ onCheckAgain }: Props) => {
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
      <ReportWindow report={report} onCheckAgain={onCheckAgain} />
    </>
  );
};
