import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { maxWebhooks, webhookOverlapHours } from '../../contract/webhooks.ts';
import { type ContentKeyStore, webhookOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { users, webhooks } from './schema.ts';
import { sealWebhook, unsealWebhook, type WebhookContent } from './webhook-content.ts';

const hourMs = 60 * 60 * 1000;

type Stored = typeof webhooks.$inferSelect;
/** A webhook, opened. */
export type WebhookRow = Omit<Stored, 'content' | 'contentKeyId'> & WebhookContent;
type Wish = Pick<Stored, 'events' | 'levels' | 'format'> &
  Pick<WebhookContent, 'url' | 'authorization' | 'secret'>;

export const webhookStore = (db: Database, keys: ContentKeyStore) => {
  const isOf = (userId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId));

  return {
    /** All of a user's, the oldest first. */
    listOf: async (userId: string): Promise<WebhookRow[]> =>
      openWebhooks(
        keys,
        await db
          .select()
          .from(webhooks)
          .where(eq(webhooks.userId, userId))
          .orderBy(asc(webhooks.createdAt), asc(webhooks.id)),
      ),

    find: async (userId: string, id: string): Promise<WebhookRow | null> => {
      const [found] = await openWebhooks(keys, await db.select().from(webhooks).where(isOf(userId, id)));
      return found ?? null;
    },

    /** One of any user, for the mail that says it is paused. */
    findAny: async (id: string): Promise<WebhookRow | null> => {
      const [found] = await openWebhooks(keys, await db.select().from(webhooks).where(eq(webhooks.id, id)));
      return found ?? null;
    },

    /** Null when the user has been deleted. */
    add: async (userId: string, wish: Wish, now: Date): Promise<WebhookRow | 'full' | null> => {
      const { events, levels, format, ...secret } = wish;
      const key = await keys.of(webhookOwner(userId));
      return db.transaction(async (transaction) => {
        // One after the other, so that none is added beyond their number.
        const owner = await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        if (owner.length === 0) return null;
        const [held] = await transaction
          .select({ webhooks: count() })
          .from(webhooks)
          .where(eq(webhooks.userId, userId));
        if ((held?.webhooks ?? 0) >= maxWebhooks) return 'full';
        const id = randomUUID();
        const content: WebhookContent = { ...secret, before: null };
        const [added] = await transaction
          .insert(webhooks)
          .values({
            ...{ id, userId, events, levels, format, createdAt: now },
            contentKeyId: key.id,
            content: sealWebhook(key.key, id, content),
          })
          .returning();
        if (!added) throw new Error('the database returned no webhook for an insert');
        return { ...bare(added), ...content };
      });
    },

    /** Signs with another secret from now on, and with the one before beside it for a day. */
    rotate: async (userId: string, id: string, secret: string, now: Date): Promise<WebhookRow | null> => {
      const { key } = await keys.of(webhookOwner(userId));
      const until = new Date(now.getTime() + webhookOverlapHours * hourMs).toISOString();
      return db.transaction(async (transaction) => {
        const [stored] = await transaction.select().from(webhooks).where(isOf(userId, id)).for('update');
        if (!stored) return null;
        const { secret: old, ...kept } = unsealWebhook(key, id, stored.content);
        const content: WebhookContent = { ...kept, secret, before: { secret: old, until } };
        await transaction
          .update(webhooks)
          .set({ content: sealWebhook(key, id, content) })
          .where(eq(webhooks.id, id));
        return { ...bare(stored), ...content };
      });
    },

    /** Ends a pause; the webhook as it is then. */
    resume: async (userId: string, id: string): Promise<WebhookRow | null> => {
      const [row] = await db.update(webhooks).set({ pausedAt: null }).where(isOf(userId, id)).returning();
      const [resumed] = await openWebhooks(keys, row ? [row] : []);
      return resumed ?? null;
    },

    /** With everything that was or is to be sent to it. Whether there was one of theirs. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db.delete(webhooks).where(isOf(userId, id)).returning({ id: webhooks.id });
      return removed.length > 0;
    },
  };
};
export type WebhookStore = ReturnType<typeof webhookStore>;

const bare = ({ content: _, contentKeyId: __, ...row }: Stored) => row;

/** One whose key is gone, with its user, is left out. */
export const openWebhooks = async (
  keys: Pick<ContentKeyStore, 'byIds'>,
  rows: readonly Stored[],
): Promise<WebhookRow[]> => {
  const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
  return rows.flatMap((row) => {
    const key = found.get(row.contentKeyId);
    return key ? [{ ...bare(row), ...unsealWebhook(key, row.id, row.content) }] : [];
  });
};
