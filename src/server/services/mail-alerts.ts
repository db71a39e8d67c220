import { watchMail } from '../mails/watch-mail.ts';
import type { OutgoingMailStore } from '../store/outgoing-mails.ts';
import type { AlertRow, WatchAlertStore } from '../store/watch-alerts.ts';
import type { WatchSettingsStore } from '../store/watch-settings.ts';

const ownersAtOnce = 200;

type Needs = {
  alerts: Pick<WatchAlertStore, 'ownersToMail' | 'toMail' | 'queue' | 'queueDigest'>;
  settings: Pick<WatchSettingsStore, 'due'>;
  /** The address that a user's mails go to; null when they have been deleted. */
  addressOf: (userId: string) => Promise<string | null>;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  deliverSoon: () => void;
  clock: () => Date;
};

/**
 * Mails people what changed: grave alerts at once and together, the others in the digest they chose. A mail is queued in the
 * transaction that takes its alerts off the list, so each is mailed once, whatever server is killed when.
 */
export const mailAlerts = ({ alerts, settings, addressOf, outgoing, deliverSoon, clock }: Needs) => {
  const write = async (
    userId: string,
    rows: readonly AlertRow[],
    { kind, key, now }: { kind: 'watch alert' | 'watch digest'; key: string; now: Date },
  ) => {
    const recipient = await addressOf(userId);
    if (recipient === null || rows.length === 0) return null;
    const words = watchMail(rows.map(({ content, createdAt }) => ({ ...content, seenAt: createdAt })));
    const mail = await outgoing.seal({ kind, recipient, dedupeKey: `${kind}:${key}`, createdAt: now, words });
    return { ids: rows.map(({ id }) => id), mail };
  };

  const mailGrave = async (): Promise<number> => {
    const owners = await alerts.ownersToMail(ownersAtOnce);
    let queued = 0;
    for (const userId of owners) {
      const now = clock();
      const rows = await alerts.toMail(userId, 'now', now);
      const written = await write(userId, rows, { kind: 'watch alert', key: rows[0]?.id ?? '', now });
      if (written && (await alerts.queue(written.ids, written.mail))) queued += 1;
    }
    return queued;
  };

  const mailDigests = async (): Promise<number> => {
    let queued = 0;
    for (const row of await settings.due(clock(), ownersAtOnce)) {
      const { userId, nextDigestAt } = row;
      if (!nextDigestAt) continue;
      const now = clock();
      const rows = await alerts.toMail(userId, 'digest', now);
      const written = await write(userId, rows, {
        kind: 'watch digest',
        key: `${userId}:${nextDigestAt.toISOString()}`,
        now,
      });
      if (await alerts.queueDigest({ ...row, nextDigestAt }, written, now)) queued += 1;
    }
    return queued;
  };

  /** Queues what is due; returns how many mails. */
  return async (): Promise<number> => {
    const queued = (await mailGrave()) + (await mailDigests());
    if (queued > 0) deliverSoon();
    return queued;
  };
};
export type MailAlerts = ReturnType<typeof mailAlerts>;
