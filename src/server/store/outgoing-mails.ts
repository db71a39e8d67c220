import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { messageRetentionDays } from '../../contract/retention-times.ts';
import type { MailWords } from '../mails/mail-words.ts';
import { type ContentKeyStore, messageOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { contactMessages, outgoingMails, reportedMessages } from './schema.ts';
import { seal, unseal } from './seal.ts';
import { storableJson } from './storable.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** News that is older than this is none. */
const waitsAtMostDays = 30;
/** Renewed while a server gives it to the mail server: one that dies keeps its mail from the others no longer than this. */
const heldMs = 10 * 1000;

type Row = typeof outgoingMails.$inferSelect;

/** One that is written from the row it is about, or with words of its own that `seal` has encrypted. */
export type NewMail = Pick<Row, 'kind' | 'dedupeKey' | 'createdAt'> &
  Partial<Pick<Row, 'id' | 'recipient' | 'about' | 'contentKeyId' | 'content'>>;

export type OutgoingMail = Omit<Row, 'content' | 'contentKeyId'> & { words: MailWords | null };

/** One that a server is sending; its number of tries tells whether it still is that server’s. */
export type TakenMail = Pick<Row, 'id' | 'tries'>;

/** As many rows as one statement can name the values of, with room to spare. */
const rowsAtOnce = 1000;

/** Queues mails in the transaction of what they tell of; none of which one with its key was queued before. */
export const queueMails = async (transaction: Database, mails: readonly NewMail[]): Promise<void> => {
  for (let n = 0; n < mails.length; n += rowsAtOnce)
    await transaction
      .insert(outgoingMails)
      .values(mails.slice(n, n + rowsAtOnce).map((mail) => ({ ...mail, nextTryAt: mail.createdAt })))
      .onConflictDoNothing();
};

export const queueMail = async (transaction: Database, mail: NewMail): Promise<void> =>
  queueMails(transaction, [mail]);

/** How many mails of a kind were queued for somebody since then. */
export const countQueued = async (
  db: Database,
  { kind, recipient, since }: { kind: Row['kind']; recipient: string; since: Date },
): Promise<number> =>
  db.$count(
    outgoingMails,
    and(
      eq(outgoingMails.recipient, recipient),
      eq(outgoingMails.kind, kind),
      gt(outgoingMails.createdAt, since),
    ),
  );

/** The same mail, unless so many of its kind went to its recipient since then: counted under a lock, for all servers. */
export const queueAtMost = async (
  transaction: Database,
  mail: NewMail & { recipient: string },
  { most, since }: { most: number; since: Date },
): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`${mail.kind} ${mail.recipient}`}))`);
  if ((await countQueued(transaction, { ...mail, since })) < most) await queueMail(transaction, mail);
};

export const outgoingMailStore = (db: Database, keys: ContentKeyStore) => ({
  /** With its words encrypted. Before the transaction that queues it: the key may have to be made. */
  seal: async ({ words, ...mail }: NewMail & { words: MailWords }): Promise<NewMail> => {
    const id = randomUUID();
    const key = await keys.of(messageOwner(mail.createdAt));
    const content = seal(key.key, JSON.stringify(storableJson(words)), placeOf(id));
    return { ...mail, id, contentKeyId: key.id, content };
  },

  /** The one that has waited longest; null when none is due. */
  nextDue: async (now: Date): Promise<OutgoingMail | null> => {
    const [due] = await db
      .select()
      .from(outgoingMails)
      .where(lte(outgoingMails.nextTryAt, now))
      .orderBy(asc(outgoingMails.nextTryAt))
      .limit(1);
    if (!due) return null;
    const { content, contentKeyId, ...mail } = due;
    const key = contentKeyId && (await keys.byIds([contentKeyId])).get(contentKeyId);
    const words = key && content ? (JSON.parse(unseal(key, content, placeOf(mail.id))) as MailWords) : null;
    return { ...mail, words };
  },

  /** Takes one to send it, which of several servers only one can do. Null where another has. */
  take: async (id: string, now: Date): Promise<TakenMail | null> => {
    const [taken] = await db
      .update(outgoingMails)
      .set({ tries: sql`${outgoingMails.tries} + 1`, nextTryAt: new Date(now.getTime() + heldMs) })
      .where(and(eq(outgoingMails.id, id), lte(outgoingMails.nextTryAt, now)))
      .returning({ id: outgoingMails.id, tries: outgoingMails.tries });
    return taken ?? null;
  },

  /** Still at it. */
  hold: async (taken: TakenMail, now: Date): Promise<void> => {
    await db
      .update(outgoingMails)
      .set({ nextTryAt: new Date(now.getTime() + heldMs) })
      .where(isHeld(taken));
  },

  /** The mail server is about to get the end of it: from here on it is not tried again by itself. False where another server has it. */
  handOver: async (taken: TakenMail): Promise<boolean> => {
    const handed = await db
      .update(outgoingMails)
      .set({ nextTryAt: null })
      .where(isHeld(taken))
      .returning({ id: outgoingMails.id });
    return handed.length > 0;
  },

  /** In a database that no other server has open, at its start: the server that held mails is gone. */
  releaseAll: async (now: Date): Promise<void> => {
    await db
      .update(outgoingMails)
      .set({ nextTryAt: now })
      .where(
        and(gt(outgoingMails.nextTryAt, now), lte(outgoingMails.nextTryAt, new Date(now.getTime() + heldMs))),
      );
  },

  /** For one that waits and that nobody has taken. */
  postpone: async (id: string, { now, until }: { now: Date; until: Date }): Promise<void> => {
    await db
      .update(outgoingMails)
      .set({ nextTryAt: until })
      .where(and(eq(outgoingMails.id, id), lte(outgoingMails.nextTryAt, now)));
  },

  /** For one that was surely not sent. */
  tryAgain: async ({ id, tries }: TakenMail, at: Date): Promise<void> => {
    await db
      .update(outgoingMails)
      .set({ nextTryAt: at })
      .where(and(eq(outgoingMails.id, id), eq(outgoingMails.tries, tries), isNull(outgoingMails.sentAt)));
  },

  markSent: async ({ id, kind, about }: OutgoingMail, now: Date): Promise<void> =>
    db.transaction(async (transaction) => {
      await transaction
        .update(outgoingMails)
        .set({ sentAt: now, nextTryAt: null, content: null, contentKeyId: null })
        .where(eq(outgoingMails.id, id));
      if (kind === 'contact' && about)
        await transaction.update(contactMessages).set({ mailedAt: now }).where(eq(contactMessages.id, about));
      if (kind === 'report answer' && about)
        await transaction
          .update(reportedMessages)
          .set({ answeredAt: now })
          .where(eq(reportedMessages.id, about));
    }),

  /** Nobody may have it sent any more: what it was about is gone. */
  drop: async (id: string): Promise<void> => {
    await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
  },

  /** Those that have waited in vain, and the marks of those that were sent long ago. */
  removeOld: async (now: Date): Promise<void> => {
    const before = (days: number) => lt(outgoingMails.createdAt, new Date(now.getTime() - days * dayMs));
    await db
      .delete(outgoingMails)
      .where(or(before(messageRetentionDays), and(before(waitsAtMostDays), isNull(outgoingMails.sentAt))));
  },
});
export type OutgoingMailStore = ReturnType<typeof outgoingMailStore>;

const isHeld = ({ id, tries }: TakenMail) =>
  and(eq(outgoingMails.id, id), eq(outgoingMails.tries, tries), isNotNull(outgoingMails.nextTryAt));

const placeOf = (id: string) => `mail ${id}`;
