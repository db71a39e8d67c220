import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { type WebhookEvent, type WebhookLevel, webhookDeliveryDays } from '../../contract/webhooks.ts';
import { type ContentKeyStore, webhookOwner } from './content-keys.ts';
import { answerOf, type Database, moment, momentOf } from './database.ts';
import { queueMail } from './outgoing-mails.ts';
import { users, webhookDeliveries, webhooks } from './schema.ts';
import { type UserRow, userAt } from './users.ts';
import { sealAnswer, unsealAnswer, type WebhookAnswer } from './webhook-content.ts';
import { openWebhooks, type WebhookRow } from './webhooks.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Longer than any try may take: what is held for longer was held by a process that died. */
const holdMs = 60 * 1000;
/** At the same time to one webhook: a slow target must not take all the places there are. */
const mostToOne = 2;
/** At the same time to all webhooks of one person, for the same reason. */
const mostOfOne = 8;

type Row = typeof webhookDeliveries.$inferSelect;
/** A message, with what came back. */
export type DeliveryRow = Omit<Row, 'answer'> & { answer: WebhookAnswer | null };
/** One that was taken to be sent, with where it goes and whose it is. */
export type TakenDelivery = Omit<Row, 'answer'> & { webhook: WebhookRow; user: UserRow };

type Happening = {
  userId: string;
  event: WebhookEvent;
  /** The id of what it is about. */
  about: string;
  /** What the message says: nothing of what was submitted, for it is stored as it is. */
  data: Record<string, unknown> | null;
  level?: WebhookLevel;
  at: Date;
};

/** Queues a message to each webhook that is to be notified, in the transaction of what happened; returns how many. */
export const queueWebhooks = async (
  transaction: Database,
  { userId, event, about, data, level, at }: Happening,
): Promise<number> =>
  answerOf<number>(transaction, 'queue_webhooks', [
    [userId, 'uuid'],
    [event, 'text'],
    [about, 'uuid'],
    [data && JSON.stringify(data), 'jsonb'],
    [level ?? null, 'text'],
    momentOf(at),
  ]);

/** How a try ended. */
type Ending = { answer: WebhookAnswer; now: Date };

export const webhookDeliveryStore = (db: Database, keys: ContentKeyStore) => {
  const sealed = async ({ id, webhook }: TakenDelivery, answer: WebhookAnswer) =>
    sealAnswer((await keys.of(webhookOwner(webhook.userId))).key, id, answer);

  /** As it was taken: one whose hold has lapsed may be another server's by now. */
  const isStill = ({ id, tries }: TakenDelivery) =>
    and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries));

  const opened = async (userId: string, rows: readonly Row[]): Promise<DeliveryRow[]> => {
    const { key } = await keys.of(webhookOwner(userId));
    return rows.map(({ answer, ...row }) => ({
      ...row,
      answer: answer && unsealAnswer(key, row.id, answer),
    }));
  };

  return {
    /**
     * Takes messages that are due, which of several servers one can do, and at most a few of one webhook and of one person: those of
     * each that wait longest.
     */
    take: async (now: Date, most: number): Promise<TakenDelivery[]> => {
      const isFree = or(isNull(webhookDeliveries.heldUntil), lte(webhookDeliveries.heldUntil, now));
      const isDue = and(
        isNotNull(webhookDeliveries.nextTryAt),
        lte(webhookDeliveries.nextTryAt, now),
        isFree,
      );
      // Written out: the builder knows no lateral join whose limit depends on the row beside it.
      const heldOf = (
        whose: SQL,
      ) => sql`select count(*) from ${webhookDeliveries} as h join ${webhooks} as w on w.id = h.webhook_id
        where ${whose} and h.next_try_at is not null and h.held_until > ${moment(now)}`;
      const due = sql`select id from (
          select first.id, first.next_try_at, hook.user_id,
            row_number() over (partition by hook.user_id order by first.next_try_at, first.id) as turn
          from ${webhooks} as hook cross join lateral (
            select d.id, d.next_try_at from ${webhookDeliveries} as d
            where d.webhook_id = hook.id and d.next_try_at <= ${moment(now)} and (d.held_until is null or d.held_until <= ${moment(now)})
            order by d.next_try_at, d.id
            limit greatest(0, ${mostToOne} - (${heldOf(sql`w.id = hook.id`)}))
          ) as first
        ) as of_person
        where turn <= ${mostOfOne} - (${heldOf(sql`w.user_id = of_person.user_id`)})
        order by next_try_at limit ${most}`;
      const taken = await db
        .update(webhookDeliveries)
        .set({
          heldUntil: new Date(now.getTime() + holdMs),
          tries: sql`${webhookDeliveries.tries} + 1`,
          firstTriedAt: sql`coalesce(${webhookDeliveries.firstTriedAt}, ${moment(now)})`,
        })
        // Again, for another server may have been faster since they were found.
        .where(and(sql`${webhookDeliveries.id} in (${due})`, isDue))
        .returning();
      if (taken.length === 0) return [];
      const found = await db
        .select({ webhook: webhooks, user: users })
        .from(webhooks)
        .innerJoin(users, eq(users.id, webhooks.userId))
        .where(inArray(webhooks.id, [...new Set(taken.map(({ webhookId }) => webhookId))]));
      const rows = await openWebhooks(
        keys,
        found.map(({ webhook }) => webhook),
      );
      return taken.flatMap(({ answer: _, ...row }) => {
        const webhook = rows.find(({ id }) => id === row.webhookId);
        const user = found.find((one) => one.webhook.id === row.webhookId)?.user;
        return webhook && user ? [{ ...row, webhook, user: userAt(user, now) }] : [];
      });
    },

    /** It arrived, which ends a pause of its webhook. */
    deliver: async (taken: TakenDelivery, { answer, now }: Ending): Promise<void> => {
      const kept = await sealed(taken, answer);
      await db.transaction(async (transaction) => {
        await transaction
          .update(webhookDeliveries)
          .set({ deliveredAt: now, nextTryAt: null, heldUntil: null, answer: kept })
          .where(isStill(taken));
        await transaction
          .update(webhooks)
          .set({ lastDeliveredAt: now, pausedAt: null })
          .where(eq(webhooks.id, taken.webhookId));
      });
    },

    tryAgain: async (taken: TakenDelivery, { answer }: Ending, at: Date): Promise<void> => {
      await db
        .update(webhookDeliveries)
        .set({ nextTryAt: at, heldUntil: null, answer: await sealed(taken, answer) })
        .where(isStill(taken));
    },

    /** Lets go of one that was not tried after all. */
    release: async (taken: TakenDelivery): Promise<void> => {
      await db
        .update(webhookDeliveries)
        .set({ heldUntil: null, tries: sql`${webhookDeliveries.tries} - 1` })
        .where(isStill(taken));
    },

    /**
     * Gives a message up. With `pauses` its webhook is paused as well, unless another message has arrived there since this one was
     * first tried; its owner is mailed, and what waits for it is not tried any more.
     */
    giveUp: async (taken: TakenDelivery, { answer, now }: Ending, pauses: boolean): Promise<void> => {
      const kept = await sealed(taken, answer);
      const { webhook, user, firstTriedAt } = taken;
      await db.transaction(async (transaction) => {
        await transaction
          .update(webhookDeliveries)
          .set({ nextTryAt: null, heldUntil: null, answer: kept })
          .where(isStill(taken));
        if (!pauses) return;
        const since = firstTriedAt ?? now;
        const paused = await transaction
          .update(webhooks)
          .set({ pausedAt: now })
          .where(
            and(
              eq(webhooks.id, webhook.id),
              isNull(webhooks.pausedAt),
              or(isNull(webhooks.lastDeliveredAt), lt(webhooks.lastDeliveredAt, since)),
            ),
          )
          .returning({ id: webhooks.id });
        if (paused.length === 0) return;
        await transaction
          .update(webhookDeliveries)
          .set({ nextTryAt: null })
          .where(and(eq(webhookDeliveries.webhookId, webhook.id), isNotNull(webhookDeliveries.nextTryAt)));
        await queueMail(transaction, {
          kind: 'webhook paused',
          recipient: user.email,
          dedupeKey: pauseKey(webhook.id, now),
          about: webhook.id,
          createdAt: now,
        });
      });
    },

    /** What it was about is gone: there is nothing to report any more. */
    drop: async (taken: TakenDelivery): Promise<void> => {
      await db.delete(webhookDeliveries).where(isStill(taken));
    },

    /** When the next message is due; null when none waits. One that is held is looked at when its hold lapses. */
    nextDue: async (): Promise<Date | null> => {
      const due = sql<Date | null>`min(greatest(${webhookDeliveries.nextTryAt}, ${webhookDeliveries.heldUntil}))`;
      const [found] = await db
        .select({ at: due.mapWith(webhookDeliveries.nextTryAt) })
        .from(webhookDeliveries)
        .where(isNotNull(webhookDeliveries.nextTryAt));
      return found?.at ?? null;
    },

    /** The newest first; `before` is the last one of the page before. */
    listOf: async (
      { id, userId }: Pick<WebhookRow, 'id' | 'userId'>,
      { before, most }: { before: string | null; most: number },
    ): Promise<DeliveryRow[]> => {
      const place = sql`(${webhookDeliveries.createdAt}, ${webhookDeliveries.id})`;
      const last = db
        .select({ createdAt: webhookDeliveries.createdAt, id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.id, before ?? ''), eq(webhookDeliveries.webhookId, id)));
      const rows = await db
        .select()
        .from(webhookDeliveries)
        .where(
          and(eq(webhookDeliveries.webhookId, id), before === null ? undefined : sql`${place} < (${last})`),
        )
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(most);
      return opened(userId, rows);
    },

    /** Has one tried again at once, whatever became of it. */
    sendAgain: async (
      { id: webhookId, userId }: Pick<WebhookRow, 'id' | 'userId'>,
      id: string,
      now: Date,
    ): Promise<DeliveryRow | 'being sent' | null> => {
      const isIt = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
      const [again] = await db
        .update(webhookDeliveries)
        .set({ nextTryAt: now, heldUntil: null, firstTriedAt: null, deliveredAt: null })
        .where(and(isIt, or(isNull(webhookDeliveries.heldUntil), lte(webhookDeliveries.heldUntil, now))))
        .returning();
      if (!again) return (await db.$count(webhookDeliveries, isIt)) > 0 ? 'being sent' : null;
      const [row] = await opened(userId, [again]);
      return row ?? null;
    },

    removeOld: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - webhookDeliveryDays * dayMs);
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
    },
  };
};
export type WebhookDeliveryStore = ReturnType<typeof webhookDeliveryStore>;

/** Of the mail that says so: another pause is another mail. */
export const pauseKey = (webhookId: string, pausedAt: Date): string =>
  `webhook paused:${webhookId}:${pausedAt.getTime()}`;
