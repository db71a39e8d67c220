import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { contactMessages } from './schema.ts';
import { storableJson } from './storable.ts';

export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'mailedAt' | 'mailTries'>;
export type WaitingMessage = typeof contactMessages.$inferSelect;

export const contactMessageStore = (db: Database) => ({
  keep: async (message: NewContactMessage) => {
    await db.insert(contactMessages).values({ ...message, ...storableJson(textOf(message)) });
  },

  /**
   * Takes the message that has waited longest and counts a try of it; null when none is due. `pauseAfter` says how long
   * it is not tried again: time enough for this try to end, and more with every try. One that another server has locked
   * is skipped.
   */
  takeDue: async (now: Date, pauseAfter: (tries: number) => number): Promise<WaitingMessage | null> =>
    db.transaction(async (transaction) => {
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
    }),

  markMailed: async (id: string, now: Date) => {
    await db
      .update(contactMessages)
      .set({ mailedAt: now, nextMailAt: null })
      .where(eq(contactMessages.id, id));
  },
});
export type ContactMessageStore = ReturnType<typeof contactMessageStore>;

const textOf = ({ name, email, company, message }: NewContactMessage) => ({
  name,
  email,
  company: company ?? null,
  message,
});
