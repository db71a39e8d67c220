import type { WatchStatus } from '../../contract/watch.ts';
import type { CertificateLogs } from '../adapters/certificate-logs.ts';
import type { CertificateLogStore } from '../store/certificate-logs.ts';

type Shown = NonNullable<WatchStatus['certificateLogs']>;

type Needs = {
  /** Null where this server reads none. */
  logs: CertificateLogs | null;
  positions: Pick<CertificateLogStore, 'listOf'>;
};

/** How far the logs of certificates were read; null where none are. */
export const showCertificateLogs =
  ({ logs, positions }: Needs) =>
  async (): Promise<Shown | null> => {
    if (!logs || logs.size === 0) return null;
    const rows = new Map((await positions.listOf([...logs.keys()])).map((row) => [row.id, row]));
    return [...logs].map(([id, { log }]) => {
      const row = rows.get(id);
      return {
        name: log.url.replace(/^https?:\/\//, ''),
        lastReadAt: row?.readAt?.toISOString() ?? null,
        behind: Math.max(0, (row?.size ?? 0) - (row?.next ?? 0)),
        problem: row?.problem ?? null,
        isRefused: row?.isRefused ?? false,
      };
    });
  };
export type ShowCertificateLogs = ReturnType<typeof showCertificateLogs>;

/** A log may be away for a while: it keeps what it has. */
const patienceMs = 60 * 60 * 1000;

/** Why certificates may have been missed, in a sentence; null where none were. */
export const problemOfLogs = (logs: Shown, now: Date): string | null => {
  const refused = logs.find(({ isRefused }) => isRefused);
  if (refused) return `The certificate log ${refused.name} is not believed: ${refused.problem}.`;
  const silent = logs.find(
    ({ problem, lastReadAt }) =>
      problem !== null && (!lastReadAt || now.getTime() - Date.parse(lastReadAt) > patienceMs),
  );
  return silent
    ? `The certificate log ${silent.name} could not be read for an hour or more: ${silent.problem}.`
    : null;
};
