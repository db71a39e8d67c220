import type { LookAtDevices, Looked } from './look-at-devices.ts';
import type { MailAlerts } from './mail-alerts.ts';

type Needs = {
  look: Pick<LookAtDevices, 'due' | 'now'>;
  mailAlerts: MailAlerts;
  /** Whether anything is watched for anybody: where nothing is, nothing is opened for it. */
  hasAny: () => Promise<boolean>;
  wakeWebhooks: () => void;
  everyMs: number;
  onLooked: (looked: Looked) => void;
  onFailure: (error: unknown) => void;
};

/**
 * Looks at what is due, and mails what was found, every minute and whenever it is woken: after a sync, and when something was added.
 * Any number of servers may do it at once. What is due stays due while none runs, so one that starts catches up.
 */
export const keepWatching = ({
  look,
  mailAlerts,
  hasAny,
  wakeWebhooks,
  everyMs,
  onLooked,
  onFailure,
}: Needs) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let underWay: Promise<void> | null = null;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = async (looked: Looked): Promise<Looked> => {
    if (looked.alerts > 0) wakeWebhooks();
    await mailAlerts();
    if (looked.things > 0) onLooked(looked);
    return looked;
  };

  const round = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      if (await hasAny()) await tell(await look.due(signal));
    } while (isAskedAgain && !signal.aborted);
  };

  const planNext = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    timer = setTimeout(wake, everyMs);
    timer.unref();
  };

  const wake = (): void => {
    if (signal.aborted) return;
    isAskedAgain = true;
    underWay ??= round()
      .catch((error: unknown) => {
        if (!signal.aborted) onFailure(error);
      })
      .finally(() => {
        underWay = null;
        planNext();
      });
  };

  return {
    wake,
    /** At everything, or at one thing; resolves when its mails are queued. */
    now: async (only?: string): Promise<Looked> => tell(await look.now(signal, only)),
    stop: async (): Promise<void> => {
      stopping.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
};
export type KeepWatching = ReturnType<typeof keepWatching>;
