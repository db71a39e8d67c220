import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { AlertKind } from '../../contract/watch.ts';
import type { AlertContent } from '../watching/alert-words.ts';
import { type ContentKeyStore, watchOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { users, watchAlerts, watchedThings, watchSettings } from './schema.ts';
import { countLook } from './watch-looks.ts';
import {
  sealAlert,
  sealFacts,
  sealReason,
  unsealFacts,
  unsealReason,
  watchedDigest,
} from './watched-content.ts';
import { queueWebhooks } from './webhook-deliveries.ts';

type Stored = typeof watchedThings.$inferSelect;

export type NewAlert = {
  kind: AlertKind;
  isGrave: boolean;
  /** What of the thing it is about: muting one mutes those that follow of the same. */
  about: string;
  content: AlertContent;
};

/** What a look comes to, compared with the one before. */
export type Comparison = {
  facts: object;
  alerts: readonly NewAlert[];
  /** Open alerts about these are closed: they do not hold any more. */
  closes: readonly string[];
  /** What the facts come to, for lists. */
  summary?: Partial<Pick<Stored, 'affected' | 'likely' | 'exploited' | 'isNamed' | 'proof' | 'provedAt'>>;
};

/** What a look has found out, before it is compared with the one before. */
export type Look = {
  thingId: string;
  userId: string;
  /** The version of the catalogue, where there is one. */
  lookedWith: string | null;
  /** Whether that is still the newest. */
  isCurrent: (transaction: Database) => Promise<boolean>;
  /** `before` are the facts of the last look, null at the first. */
  compare: (before: unknown, thing: Pick<Stored, 'lookedWith' | 'proof'>) => Comparison;
  now: Date;
  /** When it is looked at again at the latest. */
  dueAt: Date;
};

/** `outdated`: another catalogue has taken the place of the one that was looked at. `gone`: it is watched no more. */
export type LookOutcome = { alerts: number; grave: number } | 'outdated' | 'gone';

/** The facts of the last look, opened; their reader knows their shape. */
export const readFacts = async (
  keys: ContentKeyStore,
  { id, userId }: Pick<Stored, 'id' | 'userId'>,
  sealed: Uint8Array,
): Promise<unknown> => {
  const { key } = await keys.of(watchOwner(userId));
  return unsealFacts(key, id, sealed);
};

/**
 * Keeps a look in one transaction: what was seen, the alerts of what changed, and their messages to webhooks. It holds the row of the
 * thing, so of two servers that look at the same time the second finds nothing changed; one that is killed leaves nothing half done.
 */
export const keepLook =
  (db: Database, keys: ContentKeyStore, { mailsAlerts }: { mailsAlerts: boolean }) =>
  async ({ thingId, userId, lookedWith, isCurrent, compare, now, dueAt }: Look): Promise<LookOutcome> => {
    const { key } = await keys.of(watchOwner(userId));
    return db.transaction(async (transaction) => {
      // Before the thing, as deleting an account takes them.
      const owner = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('key share');
      const [thing] = await transaction
        .select()
        .from(watchedThings)
        .where(and(eq(watchedThings.id, thingId), eq(watchedThings.userId, userId)))
        .for('update');
      if (owner.length === 0 || !thing) return 'gone';
      if (!(await isCurrent(transaction))) return 'outdated';

      const before = thing.facts && unsealFacts(key, thingId, thing.facts);
      const { facts, alerts, closes, summary = {} } = compare(before, thing);
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
      const hasChanged = before === null || JSON.stringify(before) !== JSON.stringify(facts);
      await transaction
        .update(watchedThings)
        .set({
          ...(hasChanged && { facts: sealFacts(key, thingId, facts) }),
          // Of alerts without other facts as well: a revision and a number name each.
          ...((hasChanged || rows.length > 0) && { revision }),
          ...{ ...summary, lookedAt: now, lookedWith, dueAt, heldUntil: null },
        })
        .where(eq(watchedThings.id, thingId));
      await countLook(transaction, { userId, kind: thing.kind, alerts: rows.length, now });
      for (const { id, state } of rows)
        if (state === 'open')
          await queueWebhooks(transaction, { userId, event: 'watch.alert', about: id, data: null, at: now });
      return { alerts: rows.length, grave: rows.filter(({ mail }) => mail === 'now').length };
    });
  };
export type KeepLook = ReturnType<typeof keepLook>;

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
