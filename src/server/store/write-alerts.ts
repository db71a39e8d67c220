import type { KeyObject } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { AlertKind } from '../../contract/watch.ts';
import type { AlertContent } from '../watching/alert-words.ts';
import type { Database } from './database.ts';
import { watchAlerts, type watchedThings, watchSettings } from './schema.ts';
import { sealAlert, sealReason, unsealReason, watchedDigest } from './watched-content.ts';
import { queueWebhooks } from './webhook-deliveries.ts';

export type NewAlert = {
  kind: AlertKind;
  isGrave: boolean;
  /** What of the thing it is about: muting one mutes those that follow of the same. */
  about: string;
  content: AlertContent;
};

export type WrittenAlerts = { alerts: number; grave: number };

type Wishes = {
  /** Its row, which the transaction holds; the alerts are of its next revision. */
  thing: Pick<typeof watchedThings.$inferSelect, 'id' | 'userId' | 'revision' | 'contentKeyId'>;
  key: KeyObject;
  alerts: readonly NewAlert[];
  /** Open alerts about these are closed: they do not hold any more. */
  closes: readonly string[];
  mailsAlerts: boolean;
  now: Date;
};

/** Writes the alerts about a thing, and their messages to webhooks, within the transaction that keeps what was seen. */
export const writeAlerts = async (
  transaction: Database,
  { thing, key, alerts, closes, mailsAlerts, now }: Wishes,
): Promise<WrittenAlerts> => {
  const { id: thingId, userId } = thing;
  const revision = thing.revision + 1;
  const subjectFor = (what: string) => watchedDigest(key, `subject ${what}`);
  const about = alerts.map((alert) => ({ alert, id: randomUUID(), subject: subjectFor(alert.about) }));
  const subjects = about.map(({ subject }) => subject);
  const muted = await mutedAmong(transaction, thingId, subjects);
  const [settings] = await transaction
    .select({ digest: watchSettings.digest })
    .from(watchSettings)
    .where(eq(watchSettings.userId, userId));
  const mailFor = ({ isGrave }: NewAlert): 'now' | 'digest' | null => {
    if (!mailsAlerts) return null;
    return isGrave ? 'now' : settings?.digest === 'off' ? null : 'digest';
  };

  if (closes.length > 0)
    await transaction
      .update(watchAlerts)
      .set({ state: 'acknowledged', mail: null })
      .where(
        and(
          eq(watchAlerts.thingId, thingId),
          inArray(watchAlerts.subject, closes.map(subjectFor)),
          inArray(watchAlerts.state, ['open', 'snoozed']),
        ),
      );
  const rows = about.map(({ alert, id, subject }, number) => {
    const mutedFor = muted.get(subject);
    const isMuted = mutedFor !== undefined;
    return {
      ...{ id, userId, thingId, revision, number, subject, createdAt: now },
      kind: alert.kind,
      isGrave: alert.isGrave,
      contentKeyId: thing.contentKeyId,
      content: sealAlert(key, id, alert.content),
      state: isMuted ? ('muted' as const) : ('open' as const),
      reason: mutedFor ? sealReason(key, id, unsealReason(key, mutedFor.id, mutedFor.reason)) : null,
      mail: isMuted ? null : mailFor(alert),
    };
  });
  for (let n = 0; n < rows.length; n += 200)
    await transaction.insert(watchAlerts).values(rows.slice(n, n + 200));
  for (const { id, state } of rows)
    if (state === 'open')
      await queueWebhooks(transaction, { userId, event: 'watch.alert', about: id, data: null, at: now });
  return { alerts: rows.length, grave: rows.filter(({ mail }) => mail === 'now').length };
};

/** The newest muted alert of each subject: what follows of the same is muted with its reason. */
const mutedAmong = async (transaction: Database, thingId: string, subjects: readonly string[]) => {
  const found = new Map<string, { id: string; reason: Uint8Array }>();
  if (subjects.length === 0) return found;
  const rows = await transaction
    .select({ id: watchAlerts.id, subject: watchAlerts.subject, reason: watchAlerts.reason })
    .from(watchAlerts)
    .where(
      and(
        eq(watchAlerts.thingId, thingId),
        eq(watchAlerts.state, 'muted'),
        inArray(watchAlerts.subject, [...subjects]),
      ),
    )
    .orderBy(watchAlerts.createdAt);
  for (const { id, subject, reason } of rows) if (reason) found.set(subject, { id, reason });
  return found;
};
