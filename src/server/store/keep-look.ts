import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { vulnerabilitySeverities } from '../../contract/analyze-vulnerability.ts';
import { watchStages } from '../../contract/watch.ts';
import type { Concern } from '../../engine/index.ts';
import type { AlertContent } from '../watching/alert-words.ts';
import { type Change, type SeenFacts, whatChanged } from '../watching/what-changed.ts';
import { type ContentKeyStore, watchOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { users, watchAlerts, watchedThings, watchSettings } from './schema.ts';
import { type Catalogue, isNewest, isShipped } from './vulnerability-catalogue.ts';
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

/** What a look has found out, before it is compared with the one before. */
export type DeviceLook = {
  thingId: string;
  userId: string;
  catalogue: Catalogue;
  /** Every record of the product, by CVE number. */
  concerns: ReadonlyMap<string, Concern>;
  isNamed: boolean;
  wordsFor: (change: Change) => AlertContent;
  /** Where the look before was at the catalogue that ships and this one is not. */
  isNewsAfterFirstSync: (change: Change) => boolean;
  now: Date;
  /** When it is looked at again at the latest. */
  dueAt: Date;
};

/** `outdated`: another catalogue has taken the place of the one that was looked at. `gone`: it is watched no more. */
export type LookOutcome = { alerts: number; grave: number } | 'outdated' | 'gone';

const seenFacts: z.ZodType<SeenFacts> = z.record(
  z.string(),
  z.object({
    is: z.enum(['affected', 'likely']),
    stage: z.enum(watchStages),
    severity: z.enum(vulnerabilitySeverities).nullable(),
    fix: z.string().nullable(),
  }),
);

/** The facts of the last look, opened. */
export const readFacts = async (
  keys: ContentKeyStore,
  { id, userId }: Pick<Stored, 'id' | 'userId'>,
  sealed: Uint8Array,
): Promise<SeenFacts> => {
  const { key } = await keys.of(watchOwner(userId));
  return seenFacts.parse(unsealFacts(key, id, sealed));
};

const countOf = (facts: SeenFacts) => {
  const all = Object.values(facts);
  return {
    affected: all.filter(({ is }) => is === 'affected').length,
    likely: all.filter(({ is }) => is === 'likely').length,
    exploited: all.filter(({ stage }) => stage === 'exploited').length,
  };
};

/**
 * Keeps a look in one transaction: what was seen, the alerts of what changed, and their messages to webhooks. It holds the row of the
 * thing, so of two servers that look at the same time the second finds nothing changed; one that is killed leaves nothing half done.
 */
export const keepLook =
  (db: Database, keys: ContentKeyStore, { mailsAlerts }: { mailsAlerts: boolean }) =>
  async ({ thingId, userId, ...look }: DeviceLook): Promise<LookOutcome> => {
    const { catalogue, concerns, isNamed, wordsFor, isNewsAfterFirstSync, now, dueAt } = look;
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
      if (!(await isNewest(transaction, catalogue))) return 'outdated';

      const before = thing.facts && seenFacts.parse(unsealFacts(key, thingId, thing.facts));
      const { facts, changes: all } = whatChanged(before, concerns);
      const isFirstSync = catalogue.origin === 'synced' && isShipped(thing.lookedWith);
      const changes = isFirstSync ? all.filter(isNewsAfterFirstSync) : all;
      const revision = thing.revision + 1;
      const about = changes.map((change) => ({
        change,
        id: randomUUID(),
        subject: watchedDigest(key, `subject ${change.cveId}`),
      }));
      const subjects = about.map(({ subject }) => subject);
      const muted = await mutedAmong(transaction, thingId, subjects);
      const [settings] = await transaction
        .select({ digest: watchSettings.digest })
        .from(watchSettings)
        .where(eq(watchSettings.userId, userId));
      const mailFor = ({ isGrave }: Change): 'now' | 'digest' | null => {
        if (!mailsAlerts) return null;
        return isGrave ? 'now' : settings?.digest === 'off' ? null : 'digest';
      };

      const withdrawn = about.filter(({ change }) => change.kind === 'withdrawn');
      if (withdrawn.length > 0)
        await transaction
          .update(watchAlerts)
          .set({ state: 'acknowledged', mail: null })
          .where(
            and(
              eq(watchAlerts.thingId, thingId),
              inArray(
                watchAlerts.subject,
                withdrawn.map(({ subject }) => subject),
              ),
              inArray(watchAlerts.state, ['open', 'snoozed']),
            ),
          );
      const rows = about.map(({ change, id, subject }, number) => {
        const mutedFor = muted.get(subject);
        const isMuted = mutedFor !== undefined;
        return {
          ...{ id, userId, thingId, revision, number, subject, createdAt: now },
          kind: change.kind,
          isGrave: change.isGrave,
          contentKeyId: thing.contentKeyId,
          content: sealAlert(key, id, wordsFor(change)),
          state: isMuted ? ('muted' as const) : ('open' as const),
          reason: mutedFor ? sealReason(key, id, unsealReason(key, mutedFor.id, mutedFor.reason)) : null,
          mail: isMuted ? null : mailFor(change),
        };
      });
      for (let n = 0; n < rows.length; n += 200)
        await transaction.insert(watchAlerts).values(rows.slice(n, n + 200));
      const hasChanged = before === null || JSON.stringify(before) !== JSON.stringify(facts);
      await transaction
        .update(watchedThings)
        .set({
          ...(hasChanged && { facts: sealFacts(key, thingId, facts), revision, ...countOf(facts) }),
          ...{ isNamed, lookedAt: now, lookedWith: catalogue.version, dueAt, heldUntil: null },
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
