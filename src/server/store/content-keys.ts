import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, inArray, like, lt, ne, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type ContentKeyRing, unwrapWith } from './content-key-ring.ts';
import { type Database, lockWithin } from './database.ts';
import {
  analysisResults,
  campaignEvents,
  campaignReports,
  campaigns,
  contactMessages,
  contentKeys,
  dmarcDays,
  dmarcReports,
  idempotentAnswers,
  jobs,
  organisationSignIns,
  organisations,
  outgoingMails,
  reportedMessages,
  uploads,
  users,
  verdictReports,
  watchedThings,
  webhooks,
} from './schema.ts';

export type ContentKey = { id: string; key: KeyObject };

/** A key that was destroyed by another server is forgotten by this one after a while. */
const cachedMs = 10 * 60 * 1000;
const cachedKeys = 10_000;
const rewrappedAtOnce = 200;

/** Who holds the key of a user's content. */
export const userOwner = (userId: string) => `user:${userId}`;

/** Of where their webhooks lead and how they sign: it stays when they delete all that they have submitted. */
export const webhookOwner = (userId: string) => `webhooks:${userId}`;

/** Of what they have watched, and its alerts: it stays as well. */
export const watchOwner = (userId: string) => `watch:${userId}`;

/** Of what is reported in an organisation, and how it signs in: it goes with the organisation. */
export const organisationOwner = (organisationId: string) => `organisation:${organisationId}`;

/** Guests have no account to delete: their keys are of an hour, and destroyed with it. */
export const guestOwner = (at: Date) => `guests:${at.toISOString().slice(0, 13)}`;

/** Messages to us, of a day. */
export const messageOwner = (at: Date) => `messages:${at.toISOString().slice(0, 10)}`;

export const contentKeyStore = (db: Database, ring: ContentKeyRing) => {
  const ofOwners = new LRUCache<string, ContentKey>({ max: cachedKeys, ttl: cachedMs });
  const byId = new LRUCache<string, KeyObject>({ max: cachedKeys, ttl: cachedMs });

  const remember = (owner: string, found: ContentKey) => {
    ofOwners.set(owner, found);
    byId.set(found.id, found.key);
    return found;
  };

  const forget = (owner: string): void => {
    const known = ofOwners.get(owner);
    if (known) byId.delete(known.id);
    ofOwners.delete(owner);
  };

  const make = async (transaction: Database, owner: string): Promise<void> => {
    const [, userId] = /^(?:user|webhooks|watch):(.*)$/.exec(owner) ?? [];
    if (userId !== undefined) await holdUser(transaction, userId);
    const [, organisationId] = /^organisation:(.*)$/.exec(owner) ?? [];
    if (organisationId !== undefined) await holdOrganisation(transaction, organisationId);
    // One at a time, and not beside a rotation: a key must not be wrapped by what the rotation has just replaced.
    await lockWithin(transaction, keyLock);
    const [rotated] = await transaction
      .select({ id: contentKeys.id })
      .from(contentKeys)
      .where(eq(contentKeys.wrappedBy, ring.last().fingerprint))
      .limit(1);
    const wrapper = rotated ? ring.last() : ring.first();
    const id = randomUUID();
    await transaction
      .insert(contentKeys)
      .values({
        id,
        owner,
        wrapped: wrapper.wrap(randomBytes(32), id),
        wrappedBy: wrapper.fingerprint,
      })
      .onConflictDoNothing();
  };

  const findOf = async (owner: string): Promise<ContentKey | null> => {
    const [found] = await db.select().from(contentKeys).where(eq(contentKeys.owner, owner));
    return found ? remember(owner, { id: found.id, key: createSecretKey(unwrapWith(ring, found)) }) : null;
  };

  const unreadable = async (transaction = db) => {
    const found = await transaction
      .select({ wrappedBy: contentKeys.wrappedBy, keys: count() })
      .from(contentKeys)
      .groupBy(contentKeys.wrappedBy);
    return found.filter(({ wrappedBy }) => !ring.find(wrappedBy));
  };

  return {
    /** An owner's key, made at its first use. Who stores with it makes sure that it is still there: another server may have destroyed it. */
    of: async (owner: string): Promise<ContentKey> => {
      const found = ofOwners.get(owner) ?? (await findOf(owner));
      if (found) return found;
      await db.transaction((transaction) => make(transaction, owner));
      return existing(await findOf(owner));
    },

    forget,

    /** Keeps a key from being destroyed until the transaction ends; false where it is gone already. */
    hold: async (transaction: Database, { id }: Pick<ContentKey, 'id'>): Promise<boolean> => {
      const found = await transaction
        .select({ id: contentKeys.id })
        .from(contentKeys)
        .where(eq(contentKeys.id, id))
        .for('key share');
      return found.length > 0;
    },

    /** The keys with these ids. What was encrypted with one that is absent is gone. */
    byIds: async (ids: readonly string[]): Promise<Map<string, KeyObject>> => {
      const keys = new Map<string, KeyObject>();
      const unknown: string[] = [];
      for (const id of new Set(ids)) {
        const key = byId.get(id);
        if (key) keys.set(id, key);
        else unknown.push(id);
      }
      if (unknown.length === 0) return keys;
      for (const row of await db.select().from(contentKeys).where(inArray(contentKeys.id, unknown))) {
        const key = createSecretKey(unwrapWith(ring, row));
        byId.set(row.id, key);
        keys.set(row.id, key);
      }
      return keys;
    },

    /** The owners of a kind whose name comes before this one: names of hours and days sort by time. */
    ownersBefore: async (kind: 'guests' | 'messages', before: string): Promise<string[]> => {
      const found = await db
        .select({ owner: contentKeys.owner })
        .from(contentKeys)
        .where(and(like(contentKeys.owner, `${kind}:%`), lt(sql`${contentKeys.owner} collate "C"`, before)));
      return found.map(({ owner }) => owner);
    },

    destroy: async (transaction: Database, owner: string): Promise<void> => {
      await transaction.delete(contentKeys).where(eq(contentKeys.owner, owner));
      forget(owner);
    },

    /** How many keys this ring cannot unwrap. */
    countUnreadable: async (): Promise<number> =>
      (await unreadable()).reduce((sum, { keys }) => sum + keys, 0),

    /** Deletes the keys that this ring cannot unwrap, and what they protect. Returns how many keys. */
    discardUnreadable: async (): Promise<number> =>
      db.transaction(async (transaction) => {
        const fingerprints = (await unreadable(transaction)).map(({ wrappedBy }) => wrappedBy);
        const lost = transaction
          .select({ id: contentKeys.id })
          .from(contentKeys)
          .where(inArray(contentKeys.wrappedBy, fingerprints));
        await transaction.delete(analysisResults).where(inArray(analysisResults.contentKeyId, lost));
        await transaction.delete(contactMessages).where(inArray(contactMessages.contentKeyId, lost));
        await transaction.delete(idempotentAnswers).where(inArray(idempotentAnswers.contentKeyId, lost));
        await transaction.delete(verdictReports).where(inArray(verdictReports.contentKeyId, lost));
        await transaction.delete(outgoingMails).where(inArray(outgoingMails.contentKeyId, lost));
        await transaction.delete(reportedMessages).where(inArray(reportedMessages.contentKeyId, lost));
        await transaction.delete(campaignReports).where(inArray(campaignReports.contentKeyId, lost));
        await transaction.delete(campaignEvents).where(inArray(campaignEvents.contentKeyId, lost));
        await transaction
          .update(campaigns)
          .set({ note: null, contentKeyId: null })
          .where(inArray(campaigns.contentKeyId, lost));
        await transaction.delete(webhooks).where(inArray(webhooks.contentKeyId, lost));
        await transaction.delete(organisationSignIns).where(inArray(organisationSignIns.contentKeyId, lost));
        await transaction.delete(watchedThings).where(inArray(watchedThings.contentKeyId, lost));
        await transaction.delete(dmarcReports).where(inArray(dmarcReports.contentKeyId, lost));
        await transaction.delete(dmarcDays).where(inArray(dmarcDays.contentKeyId, lost));
        await transaction.delete(jobs).where(inArray(jobs.contentKeyId, lost));
        await transaction.delete(uploads).where(inArray(uploads.contentKeyId, lost));
        const discarded = await transaction
          .delete(contentKeys)
          .where(inArray(contentKeys.wrappedBy, fingerprints))
          .returning({ id: contentKeys.id });
        return discarded.length;
      }),

    /** How many keys the newest CONTENT_KEY does not wrap yet. */
    countToRewrap: async (): Promise<number> =>
      db.$count(contentKeys, ne(contentKeys.wrappedBy, ring.last().fingerprint)),

    /** Wraps some keys anew; returns how many. Servers keep reading and making keys meanwhile. */
    rewrapSome: async (): Promise<number> =>
      db.transaction(async (transaction) => {
        await lockWithin(transaction, keyLock);
        const newest = ring.last();
        const some = await transaction
          .select()
          .from(contentKeys)
          .where(ne(contentKeys.wrappedBy, newest.fingerprint))
          .limit(rewrappedAtOnce)
          .for('update');
        for (const row of some)
          await transaction
            .update(contentKeys)
            .set({
              wrapped: newest.wrap(unwrapWith(ring, row), row.id),
              wrappedBy: newest.fingerprint,
            })
            .where(eq(contentKeys.id, row.id));
        return some.length;
      }),
  };
};
export type ContentKeyStore = ReturnType<typeof contentKeyStore>;

const keyLock = 'content keys';

/** There is no such user or organisation any more: a key made for them would outlive them. */
export class OwnerGone extends Error {
  override name = 'OwnerGone';
}

/** Keeps a user from being deleted until the transaction ends. */
const holdUser = async (transaction: Database, userId: string): Promise<void> => {
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (found.length === 0) throw new OwnerGone();
};

const holdOrganisation = async (transaction: Database, id: string): Promise<void> => {
  const found = await transaction
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('key share');
  if (found.length === 0) throw new OwnerGone();
};

const existing = (key: ContentKey | null): ContentKey => {
  if (!key) throw new Error('a content key that was just made is gone');
  return key;
};
