import type { WatchSummary } from '../../contract/watch.ts';
import { formatClock } from './format.ts';

const words: Record<WatchSummary['status'], string> = {
  protected: 'Protected',
  stale: 'Not up to date',
  alerts: '',
  nothing: 'Nothing watched',
  off: 'Not watching',
};

/** The status in a word or two. */
export const watchWords = ({ status, openAlerts }: WatchSummary): string =>
  status === 'alerts' ? `${openAlerts} open ${openAlerts === 1 ? 'alert' : 'alerts'}` : words[status];

/** '2 domains, 5 devices watched; last look 09:14; nothing new'. */
export const watchedInWords = (watch: WatchSummary, now: Date): string => {
  const { status, devices, domains, gravest, lastLookAt, problem } = watch;
  if (devices + domains === 0)
    return status === 'off' ? 'This server does not watch.' : 'Nothing is watched yet.';
  const counts = [
    ...(domains > 0 ? [`${domains} ${domains === 1 ? 'domain' : 'domains'}`] : []),
    ...(devices > 0 ? [`${devices} ${devices === 1 ? 'device' : 'devices'}`] : []),
  ];
  const watched = `${counts.join(', ')} watched`;
  const looked = lastLookAt ? `last look ${formatClock(lastLookAt, now)}` : 'no look yet';
  if (status === 'alerts' && gravest) return `${watched}; ${looked}. ${gravest}.`;
  return problem ? `${watched}; ${looked}. ${problem}` : `${watched}; ${looked}; nothing new`;
};

type Device = { vendor: string; product: string; version: string | null };

/** The page that watches devices, with this one in its form. Nothing starts by itself. */
export const watchAddress = ({ vendor, product, version }: Device): string =>
  `/watch?${new URLSearchParams({ vendor, product, version: version ?? '' })}`;
