import { Link, useSearch } from 'wouter';
import { AlertsCard } from '../features/watching/alerts-card.tsx';
import { DevicesCard } from '../features/watching/devices-card.tsx';
import { DomainsCard } from '../features/watching/domains-card.tsx';
import { SettingsCard } from '../features/watching/settings-card.tsx';
import { StatusCard } from '../features/watching/status-card.tsx';
import { useWatchStatus } from '../features/watching/use-watching.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { RetryCard } from '../ui/retry-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAccessGuard } from './use-access-guard.ts';

/** What a person has watched: alerts, domains, devices, and how they are notified. */
export const Watch = () => {
  const user = useCurrentUser();
  const isGuest = user.data === null;
  useAccessGuard(isGuest, 'Please log in to watch your domains and devices');
  if (isGuest) return null;
  return (
    <div className="wrap pt-11 pb-section">
      <h1>Watch</h1>
      <p className="mt-2 mb-7 max-w-measure text-text-2">
        Your domains are looked at every day, and your devices are compared with the vulnerability catalogue
        after every update of it. You are notified of what changes, what ends soon, and what is being
        exploited.
      </p>
      <p className="-mt-4 mb-7 text-sm">
        <Link href="/watch/dmarc" className="text-link">
          DMARC reports: who sends mail in your name
        </Link>
      </p>
      {user.data && <Content />}
    </div>
  );
};

const Content = () => {
  const status = useWatchStatus();
  const filled = new URLSearchParams(useSearch());
  const initial = {
    vendor: filled.get('vendor') ?? '',
    product: filled.get('product') ?? '',
    version: filled.get('version') ?? '',
  };
  if (status.isError)
    return (
      <RetryCard
        title="What is watched could not be loaded"
        text="Nothing is lost. Please try again in a moment."
        onRetry={() => status.refetch()}
      />
    );
  if (status.isPending) return <Skeleton className="h-33" />;
  const { devices, domains, limits } = status.data;
  const hasAny = devices + domains > 0;
  return (
    <div className="grid gap-5">
      <StatusCard status={status.data} />
      {hasAny && <AlertsCard />}
      <DomainsCard />
      <DevicesCard initial={initial} />
      {(hasAny || limits.devices !== 0) && <SettingsCard />}
    </div>
  );
};
