import type { Database } from './database.ts';
import { contactMessages } from './schema.ts';
import { storableJson } from './storable.ts';

export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id'>;

export const contactMessageStore = (db: Database) => ({
  keep: async (message: NewContactMessage) => {
    await db.insert(contactMessages).values({ ...message, ...storableJson(textOf(message)) });
  },
});
export type ContactMessageStore = ReturnType<typeof contactMessageStore>;

const textOf = ({ name, email, company, message }: NewContactMessage) => ({
  name,
  email,
  company: company ?? null,
  message,
});
