import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { PlanType } from '../../contract/plans.ts';
import type { WatchedKind } from '../../contract/watch.ts';
import { nextDigestAt } from '../watching/next-digest.ts';
import { type ContentKey, type ContentKeyStore, watchOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { users, watchedThings, watchSettings } from './schema.ts';
import { type UserRow, userAt } from './users.ts';
import { usualSettings } from './watch-settings.ts';
import {
  sealThing,
  unsealThing,
  type WatchedDeviceContent,
  type WatchedDomainContent,
  watchedDeviceContent,
  watchedDigest,
  watchedDomainContent,
} from './watched-content.ts';

type Stored = typeof watchedThings.$inferSelect;
type Closed = 'content' | 'facts' | 'logged' | 'digest' | 'contentKeyId';
/** A thing that is watched, opened. */
export type WatchedThing<Content> = Omit<Stored, Closed> & {
  content: Content;
};
/** One that is due for a look, with its owner's plan at that moment. */
export type DueThing<Content> = WatchedThing<Content> & { planType: PlanType };

type KindOfThing<Content extends object> = {
  kind: WatchedKind;
  content: z.ZodType<Content>;
  /** What makes two of them the same. */
  identityOf: (content: Content) => string;
};

const rowsAtOnce = 500;
/** Longer than a look takes: what is held for longer was held by a server that died. */
const holdMs = 2 * 60 * 1000;

const watchedThingStore = <Content extends object>(
  db: Database,
  keys: ContentKeyStore,
  { kind, content: shape, identityOf }: KindOfThing<Content>,
) => {
  const isOfKind = eq(watchedThings.kind, kind);
  const isOf = (userId: string) => and(eq(watchedThings.userId, userId), isOfKind);
  const isIt = (userId: string, id: string) => and(eq(watchedThings.id, id), isOf(userId));

  const opened = async (rows: readonly Stored[]): Promise<WatchedThing<Content>[]> => {
    const found = await keys.byIds(rows.map(({ contentKeyId }) => contentKeyId));
    return rows.flatMap((row) => {
      const { content, facts: _, logged: __, digest: ___, contentKeyId, ...rest } = row;
      const key = found.get(contentKeyId);
      // One whose key is gone, with its user, is as good as removed.
      return key ? [{ ...rest, content: shape.parse(unsealThing(key, row.id, content)) }] : [];
    });
  };

  const withPlans = async (
    rows: readonly { thing: Stored; user: UserRow }[],
    now: Date,
  ): Promise<DueThing<Content>[]> => {
    const plans = new Map(rows.map(({ thing, user }) => [thing.id, userAt(user, now).planType]));
    return (await opened(rows.map(({ thing }) => thing))).flatMap((thing) => {
      const planType = plans.get(thing.id);
      return planType ? [{ ...thing, planType }] : [];
    });
  };

  const rowOf = ({ key, id: contentKeyId }: ContentKey, userId: string, content: Content, now: Date) => {
    const id = randomUUID();
    return {
      ...{ id, userId, contentKeyId, createdAt: now, dueAt: now },
      kind,
      content: sealThing(key, id, content),
      digest: watchedDigest(key, identityOf(content)),
    };
  };

  return {
    /**
     * Adds some in their order, as many as there is room for. Answers for each with its id, or why it was not added; null when the
     * user has been deleted.
     */
    add: async (
      userId: string,
      contents: readonly Content[],
      { room, now }: { room: number; now: Date },
    ): Promise<({ id: string } | 'twice' | 'full')[] | null> => {
      const key = await keys.of(watchOwner(userId));
      const rows = contents.map((content, n) => ({
        ...rowOf(key, userId, content, now),
        // In their order, although they come at the same moment.
        createdAt: new Date(now.getTime() + n),
      }));
      return db.transaction(async (transaction) => {
        // One after the other, so that none is added beyond their number.
        const owner = await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('update');
        if (owner.length === 0) return null;
        const held = await transaction
          .select({ digest: watchedThings.digest })
          .from(watchedThings)
          .where(isOf(userId));
        const known = new Set(held.map(({ digest }) => digest));
        let left = room - held.length;
        const outcomes = rows.map((row): { id: string } | 'twice' | 'full' => {
          if (known.has(row.digest)) return 'twice';
          if (left <= 0) return 'full';
          left -= 1;
          known.add(row.digest);
          return { id: row.id };
        });
        const added = rows.filter((_, n) => typeof outcomes[n] === 'object');
        for (let n = 0; n < added.length; n += rowsAtOnce)
          await transaction.insert(watchedThings).values(added.slice(n, n + rowsAtOnce));
        if (added.length > 0)
          await transaction
            .insert(watchSettings)
            .values({ userId, ...usualSettings, nextDigestAt: nextDigestAt(usualSettings, now) })
            .onConflictDoNothing();
        return outcomes;
      });
    },

    /** The oldest first; `after` is the last one of the page before. */
    listOf: async (
      userId: string,
      { after, most }: { after: string | null; most: number },
    ): Promise<WatchedThing<Content>[]> => {
      const place = sql`(${watchedThings.createdAt}, ${watchedThings.id})`;
      const last = db
        .select({ createdAt: watchedThings.createdAt, id: watchedThings.id })
        .from(watchedThings)
        .where(isIt(userId, after ?? ''));
      const rows = await db
        .select()
        .from(watchedThings)
        .where(and(isOf(userId), after === null ? undefined : sql`${place} > (${last})`))
        .orderBy(asc(watchedThings.createdAt), asc(watchedThings.id))
        .limit(most);
      return opened(rows);
    },

    count: (userId: string): Promise<number> => db.$count(watchedThings, isOf(userId)),

    /** Since when any of theirs has been watched. */
    oldest: async (userId: string): Promise<Date | null> => {
      const [row] = await db
        .select({ createdAt: watchedThings.createdAt })
        .from(watchedThings)
        .where(isOf(userId))
        .orderBy(asc(watchedThings.createdAt))
        .limit(1);
      return row?.createdAt ?? null;
    },

    find: async (
      userId: string,
      id: string,
    ): Promise<{ thing: WatchedThing<Content>; facts: Uint8Array | null } | null> => {
      const [row] = await db.select().from(watchedThings).where(isIt(userId, id));
      const [thing] = await opened(row ? [row] : []);
      return row && thing ? { thing, facts: row.facts } : null;
    },

    /** With its alerts. Whether there was one of theirs. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(watchedThings)
        .where(isIt(userId, id))
        .returning({ id: watchedThings.id });
      return removed.length > 0;
    },

    /** The first that a plan of so many does not watch; null where all are watched. */
    firstPaused: async (userId: string, most: number): Promise<Pick<Stored, 'createdAt' | 'id'> | null> => {
      if (most < 0) return null;
      const [row] = await db
        .select({ createdAt: watchedThings.createdAt, id: watchedThings.id })
        .from(watchedThings)
        .where(isOf(userId))
        .orderBy(asc(watchedThings.createdAt), asc(watchedThings.id))
        .offset(most)
        .limit(1);
      return row ?? null;
    },

    /** Whether any is watched for anybody. */
    hasAny: async (): Promise<boolean> => {
      const found = await db.select({ id: watchedThings.id }).from(watchedThings).where(isOfKind).limit(1);
      return found.length > 0;
    },

    /**
     * Takes some that are due: for the time that they need no other server does. Where they are compared with a catalogue, those that
     * were not looked at with this one are due.
     */
    takeDue: async (catalogue: string | null, now: Date, most: number): Promise<DueThing<Content>[]> => {
      const isOutdated =
        catalogue === null
          ? undefined
          : or(isNull(watchedThings.lookedWith), ne(watchedThings.lookedWith, catalogue));
      const isDue = or(isOutdated, lte(watchedThings.dueAt, now));
      const isFree = or(isNull(watchedThings.heldUntil), lte(watchedThings.heldUntil, now));
      const due = db
        .select({ id: watchedThings.id })
        .from(watchedThings)
        .where(and(isOfKind, isDue, isFree))
        .orderBy(asc(watchedThings.dueAt), asc(watchedThings.id))
        .limit(most)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(watchedThings)
        .set({ heldUntil: new Date(now.getTime() + holdMs) })
        .where(inArray(watchedThings.id, due))
        .returning({ id: watchedThings.id });
      if (taken.length === 0) return [];
      const rows = await db
        .select({ thing: watchedThings, user: users })
        .from(watchedThings)
        .innerJoin(users, eq(users.id, watchedThings.userId))
        .where(
          inArray(
            watchedThings.id,
            taken.map(({ id }) => id),
          ),
        );
      return withPlans(rows, now);
    },

    /** All there are, some at a time, also those that a server has in hand; `only` limits them to these. */
    page: async (
      after: string | null,
      most: number,
      now: Date,
      only?: string | readonly string[],
    ): Promise<DueThing<Content>[]> => {
      const rows = await db
        .select({ thing: watchedThings, user: users })
        .from(watchedThings)
        .innerJoin(users, eq(users.id, watchedThings.userId))
        .where(
          and(
            isOfKind,
            after === null ? undefined : gt(watchedThings.id, after),
            only ? inArray(watchedThings.id, [only].flat()) : undefined,
          ),
        )
        .orderBy(asc(watchedThings.id))
        .limit(most);
      return withPlans(rows, now);
    },

    /** Its owner has proved that it is theirs. */
    prove: async (id: string, now: Date): Promise<void> => {
      await db
        .update(watchedThings)
        .set({ proof: 'proved', provedAt: now })
        .where(and(eq(watchedThings.id, id), isOfKind));
    },

    /** Lets go of one that was not looked at after all. */
    release: async (id: string): Promise<void> => {
      await db.update(watchedThings).set({ heldUntil: null }).where(eq(watchedThings.id, id));
    },

    /** Of one that the plan does not watch: it is not looked at with this catalogue, or until then. */
    passOver: async (ids: readonly string[], catalogue: string | null, dueAt: Date): Promise<void> => {
      if (ids.length === 0) return;
      await db
        .update(watchedThings)
        .set({ lookedWith: catalogue, dueAt, heldUntil: null })
        .where(inArray(watchedThings.id, [...ids]));
    },
  };
};

export const watchedDeviceStore = (db: Database, keys: ContentKeyStore) =>
  watchedThingStore<WatchedDeviceContent>(db, keys, {
    kind: 'device',
    content: watchedDeviceContent,
    // Two of a kind are told apart by their notes.
    identityOf: ({ key, version, note }) => JSON.stringify([key, version.toLowerCase(), note ?? '']),
  });
export type WatchedDeviceStore = ReturnType<typeof watchedDeviceStore>;

export const watchedDomainStore = (db: Database, keys: ContentKeyStore) =>
  watchedThingStore<WatchedDomainContent>(db, keys, {
    kind: 'domain',
    content: watchedDomainContent,
    identityOf: ({ ascii }) => `domain ${ascii}`,
  });
export type WatchedDomainStore = ReturnType<typeof watchedDomainStore>;
