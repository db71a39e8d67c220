import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { MessageState } from '../../contract/admin-messages.ts';
import { type ContentKey, type ContentKeyStore, messageOwner } from './content-keys.ts';
import type { Database } from './database.ts';
import { sealAnswer, sealMessage, unsealMessage } from './message-content.ts';
import { queueMail } from './outgoing-mails.ts';
import { contactMessages } from './schema.ts';
import { storableJson } from './storable.ts';

type MessageRow = typeof contactMessages.$inferSelect;
type NewContactMessage = Pick<MessageRow, 'kind' | 'name' | 'email' | 'message' | 'createdAt'> & {
  company?: string | null | undefined;
};
export type ContactMessage = ReturnType<typeof unsealMessage>;

export const contactMessageStore = (db: Database, keys: ContentKeyStore) => {
  const opened = async (rows: readonly MessageRow[]): Promise<ContactMessage[]> => {
    const found = await keys.byIds(rows.flatMap(({ contentKeyId }) => contentKeyId ?? []));
    return rows.map((row) => unsealMessage(found, row));
  };

  return {
    /** Keeps a message and queues the mail to those who answer it, both or neither. */
    keep: async ({ name, email, company, message, ...rest }: NewContactMessage): Promise<void> => {
      const text = storableJson({ name, email, company: company ?? null, message });
      const id = randomUUID();
      const key = await keys.of(messageOwner(rest.createdAt));
      await db.transaction(async (transaction) => {
        await transaction
          .insert(contactMessages)
          .values({ id, ...rest, email: text.email, ...sealMessage(key, id, text) });
        await queueMail(transaction, {
          kind: 'contact',
          dedupeKey: `contact:${id}`,
          about: id,
          createdAt: rest.createdAt,
        });
      });
    },

    find: async (id: string): Promise<ContactMessage | null> => {
      const [found] = await opened(await db.select().from(contactMessages).where(eq(contactMessages.id, id)));
      return found ?? null;
    },

    /** Those of one address. */
    listOf: async (email: string): Promise<ContactMessage[]> =>
      opened(await db.select().from(contactMessages).where(eq(contactMessages.email, email))),

    /** The key that an answer to a message of this time is encrypted with. */
    keyOf: ({ createdAt }: Pick<MessageRow, 'createdAt'>): Promise<ContentKey> =>
      keys.of(messageOwner(createdAt)),
  };
};
export type ContactMessageStore = ReturnType<typeof contactMessageStore>;

type Handling = { state: MessageState; by: string; now: Date };

/** Inside the transaction of what an administrator does with a message. */
export const handledMessages = (transaction: Database) => ({
  /** The message, locked; null when there is none. */
  lock: async (id: string): Promise<MessageRow | null> => {
    const [found] = await transaction
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    return found ?? null;
  },

  setState: async (id: string, { state, by, now }: Handling): Promise<void> => {
    await transaction
      .update(contactMessages)
      .set({
        state,
        handledAt: state === 'new' ? null : now,
        handledBy: state === 'new' ? null : by,
      })
      .where(eq(contactMessages.id, id));
  },

  keepAnswer: async (message: MessageRow, key: ContentKey, text: string): Promise<void> => {
    // One from before content was encrypted may still be in the open: then all of it is encrypted now.
    const isPlain = message.contentKeyId === null;
    await transaction
      .update(contactMessages)
      .set({
        ...(isPlain && sealMessage(key, message.id, message)),
        answer: sealAnswer(key, message.id, text),
      })
      .where(eq(contactMessages.id, message.id));
  },
});
