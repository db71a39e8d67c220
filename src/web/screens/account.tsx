import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Dashboard } from '../../contract/dashboard.ts';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';
import { DeleteCard } from '../features/account/delete-card.tsx';
import { ExportCard } from '../features/account/export-card.tsx';
import { PlanCard } from '../features/account/plan-card.tsx';
import { SessionsCard } from '../features/account/sessions-card.tsx';
import { useDashboard } from '../features/dashboard/use-dashboard.ts';
import { saveFile } from '../features/report-download/save-file.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { showToast } from '../ui/toast-store.ts';

/** What a person has with us, and what they may do with it. */
export const Account = () => {
  const dashboard = useDashboard();
  const [, navigate] = useLocation();
  const isGuest = dashboard.error?.isGuest === true;

  useEffect(() => {
    if (!isGuest) return;
    showToast({ title: 'Access Denied', description: 'Please log in to access your account', tone: 'fault' });
    navigate('/', { replace: true });
  }, [isGuest, navigate]);

  if (isGuest) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Account</h1>
      <p className="mt-2 mb-7 text-text-2">Your plan, your data, and the way out.</p>
      {dashboard.isError ? (
        <ErrorCard
          title="Your account could not be read"
          text="Nothing is lost. Please try again in a moment."
          action={
            <Button look="solid" onClick={() => dashboard.refetch()}>
              Try Again
            </Button>
          }
        />
      ) : dashboard.isPending ? (
        <AccountSkeleton />
      ) : (
        <Content dashboard={dashboard.data} />
      )}
    </div>
  );
};

const Content = ({ dashboard: { user, usage } }: { dashboard: Dashboard }) => (
  <div className="grid gap-5">
    <PlanCard account={{ ...user, ...usage }} />
    <SessionsCard />
    <ExportCard email={user.email} saveFile={saveFile} />
    <DeleteCard email={user.email} planType={user.planType} mayAdminister={user.isAdmin} />
  </div>
);
