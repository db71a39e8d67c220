import type { Dashboard } from '../../contract/dashboard.ts';
import { AccountSkeleton } from '../features/account/account-skeleton.tsx';
import { ApiKeysCard } from '../features/account/api-keys-card.tsx';
import { DeleteCard } from '../features/account/delete-card.tsx';
import { ExportCard } from '../features/account/export-card.tsx';
import { JobsCard } from '../features/account/jobs-card.tsx';
import { PasskeysCard } from '../features/account/passkeys-card.tsx';
import { PaymentsCard } from '../features/account/payments-card.tsx';
import { PlanCard } from '../features/account/plan-card.tsx';
import { RetentionCard } from '../features/account/retention-card.tsx';
import { SessionsCard } from '../features/account/sessions-card.tsx';
import { TeamCard } from '../features/account/team-card.tsx';
import { WebhooksCard } from '../features/account/webhooks-card.tsx';
import { useDashboard } from '../features/dashboard/use-dashboard.ts';
import { saveFile } from '../lib/save-file.ts';
import { RetryCard } from '../ui/retry-card.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** A user's plan, sessions and data, and what they may do with them. */
export const Account = () => {
  const dashboard = useDashboard();
  const isGuest = dashboard.error?.isGuest === true;
  useAccessGuard(isGuest, 'Please log in to access your account');
  if (isGuest) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Account</h1>
      <p className="mt-2 mb-7 text-text-2">Your plan, your payments, your sessions and your data.</p>
      {dashboard.isError ? (
        <RetryCard
          title="Your account could not be loaded"
          text="Nothing is lost. Please try again in a moment."
          onRetry={() => dashboard.refetch()}
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
    <PaymentsCard />
    <PasskeysCard saveFile={saveFile} />
    <RetentionCard />
    <SessionsCard />
    <ApiKeysCard />
    <WebhooksCard />
    <JobsCard />
    <TeamCard />
    <ExportCard email={user.email} saveFile={saveFile} />
    <DeleteCard email={user.email} planType={user.planType} mayAdminister={user.isAdmin} />
  </div>
);
