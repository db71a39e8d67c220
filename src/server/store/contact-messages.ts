import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { type ContentKeyStore, messageOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { sealMessage, unsealMessage } from './message-content.ts';
import { contactMessages } from './schema.ts';
import { storableJson } from './storable.ts';

type MessageRow = typeof contactMessages.$inferSelect;
export type NewContactMessage = Pick<
  MessageRow,
  'kind' | 'name' | 'email' | 'message' | 'createdAt' | 'nextMailAt'
> & { company?: string | null | undefined };
export type ContactMessage = Omit<MessageRow, 'content' | 'contentKeyId'>;

export const contactMessageStore = (db: Database, keys: ContentKeyStore) => {
  const opened = async (rows: readonly MessageRow[]): Promise<ContactMessage[]> => {
    const found = await keys.byIds(rows.flatMap(({ contentKeyId }) => contentKeyId ?? []));
    return rows.map((row) => unsealMessage(found, row));
  };

  return {
    keep: async ({ name, email, company, message, ...rest }: NewContactMessage): Promise<void> => {
      const text = storableJson({ name, email, company: company ?? null, message });
      const id = randomUUID();
      const key = await keys.of(messageOwner(rest.createdAt));
      await db
        .insert(contactMessages)
        .values({ id, ...rest, email: text.email, ...sealMessage(key, id, text) });
    },

    /** Those of one address. */
    listOf: async (email: string): Promise<ContactMessage[]> =>
      opened(await db.select().from(contactMessages).where(eq(contactMessages.email, email))),

    /**
     * Takes the message that has waited longest and counts a try of it; null when none is due. `pauseAfter` says how long
     * it is not tried again: time enough for this try to end, and more with every try. One that another server has locked
     * is skipped.
     */
    takeDue: async (now: Date, pauseAfter: (tries: number) => number): Promise<ContactMessage | null> => {
      const taken = await db.transaction(async (transaction) => {
        const [due] = await transaction
          .select()
          .from(contactMessages)
          .where(and(isNull(contactMessages.mailedAt), lte(contactMessages.nextMailAt, now)))
          .orderBy(asc(contactMessages.nextMailAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!due) return null;
        await transaction
          .update(contactMessages)
          .set({
            mailTries: sql`${contactMessages.mailTries} + 1`,
            nextMailAt: new Date(now.getTime() + pauseAfter(due.mailTries)),
          })
          .where(eq(contactMessages.id, due.id));
        return due;
      });
      const [message] = taken ? await opened([taken]) : [];
      return message ?? null;
    },

    markMailed: async (id: string, now: Date) => {
      await db
        .update(contactMessages)
        .set({ mailedAt: now, nextMailAt: null })
        .where(eq(contactMessages.id, id));
    },
  };
};
export type ContactMessageStore = ReturnType<typeof contactMessageStore>;
