import { useLocation } from 'wouter';
import type { Dashboard as DashboardAnswer } from '../../contract/dashboard.ts';
import { historySizeOf } from '../../contract/history-size.ts';
import { AccessDenied } from '../features/dashboard/access-denied.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { PreviewImage } from '../features/dashboard/preview-image.tsx';
import { RecentActivity } from '../features/dashboard/recent-activity.tsx';
import { SummaryCards } from '../features/dashboard/summary-cards.tsx';
import { useDashboard } from '../features/dashboard/use-dashboard.ts';
import { ReportsDrawer } from '../features/reports-drawer/reports-drawer.tsx';
import { useChosenReport } from '../features/reports-drawer/use-chosen-report.ts';
import { type CheckAgain, leaveForHome } from '../lib/check-again.ts';
import { Card } from '../ui/card.tsx';
import { AnalysesPerDay } from '../ui/day-charts.tsx';
import { ReportWindow } from './report-window.tsx';
import { useAccessGuard } from './use-access-guard.ts';

export const Dashboard = () => {
  const dashboard = useDashboard();
  useAccessGuard(dashboard.error?.isGuest === true, 'Please log in to access dashboard');
  if (dashboard.isError) {
    return (
      <div className="wrap py-16">
        <AccessDenied reason={dashboard.error.message} />
      </div>
    );
  }
  return (
    <div className="wrap pb-section">
      <div className="flex items-end justify-between gap-6 pt-11 pb-7">
        <div className="min-w-0">
          <h1>Dashboard</h1>
          <p className="mt-2 text-text-2">
            {dashboard.data ? `Welcome back, ${dashboard.data.user.email}` : 'Welcome back'}
          </p>
        </div>
        <PreviewImage />
      </div>
      {dashboard.isPending ? <DashboardSkeleton /> : <Content dashboard={dashboard.data} />}
    </div>
  );
};

const Content = ({ dashboard }: { dashboard: DashboardAnswer }) => {
  const report = useChosenReport();
  const [, navigate] = useLocation();
  const checkAgain = (wish: CheckAgain) => {
    leaveForHome(wish);
    navigate('/');
  };
  const atMost = historySizeOf(dashboard.user);
  return (
    <>
      <SummaryCards dashboard={dashboard} />
      <RecentActivity analyses={dashboard.recentAnalyses} onOpen={report.show} />
      {dashboard.days && (
        <Card className="mt-6 p-card">
          <AnalysesPerDay days={dashboard.days} empty="What you check will be charted here, day by day." />
        </Card>
      )}
      <ReportsDrawer
        tabLabel="Historical Reports"
        title="Historical Reports"
        note={`Last ${atMost} analyses`}
        tone="shell"
        analyses={dashboard.recentAnalyses.slice(0, atMost)}
        chosen={report.marked}
        onChoose={report.toggle}
      />
      <ReportWindow report={report} onCheckAgain={checkAgain} />
    </>
  );
};
