import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { AccessDenied } from '../features/dashboard/access-denied.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { RecentActivity } from '../features/dashboard/recent-activity.tsx';
import { SummaryCards } from '../features/dashboard/summary-cards.tsx';
import { useDashboard } from '../features/dashboard/use-dashboard.ts';
import { showToast } from '../ui/toast-store.ts';

export const Dashboard = () => {
  const dashboard = useDashboard();
  const [, navigate] = useLocation();
  const isGuest = dashboard.error?.isGuest === true;

  useEffect(() => {
    if (!isGuest) return;
    showToast({ title: 'Access Denied', description: 'Please log in to access dashboard', tone: 'fault' });
    navigate('/', { replace: true });
  }, [isGuest, navigate]);

  if (dashboard.isError) {
    return (
      <div className="wrap py-16">
        <AccessDenied reason={dashboard.error.message} />
      </div>
    );
  }
  return (
    <div className="wrap pb-[72px]">
      <div className="pt-11 pb-7">
        <h1 className="text-[30px] sm:text-[38px]">Dashboard</h1>
        <p className="mt-2 text-text-2">
          {dashboard.data ? `Welcome back, ${dashboard.data.user.email}` : 'Welcome back'}
        </p>
      </div>
      {dashboard.isPending ? (
        <DashboardSkeleton />
      ) : (
        <>
          <SummaryCards dashboard={dashboard.data} />
          <RecentActivity analyses={dashboard.data.recentAnalyses} />
        </>
      )}
    </div>
  );
};
