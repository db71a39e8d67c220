import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { MessageKind, MessageState } from '../../contract/admin-messages.ts';
import type { Database } from './database.ts';
import { contactMessages } from './schema.ts';
import { storable } from './storable.ts';

type Wish = {
  state: MessageState | 'all';
  kind: MessageKind | undefined;
  search: string | undefined;
  offset: number;
  limit: number;
};

/** Nothing of their content. */
const listedColumns = {
  id: contactMessages.id,
  kind: contactMessages.kind,
  email: contactMessages.email,
  state: contactMessages.state,
  createdAt: contactMessages.createdAt,
  handledAt: contactMessages.handledAt,
  handledBy: contactMessages.handledBy,
};

/** Messages to us, page by page. */
export const messageList = (db: Database) => ({
  page: async ({ state, kind, search, offset, limit }: Wish) => {
    const isWanted = and(
      state === 'all' ? undefined : eq(contactMessages.state, state),
      kind && eq(contactMessages.kind, kind),
      // `strpos` takes the text literally: nothing in it is a wildcard.
      search
        ? sql`strpos(lower(${contactMessages.email}), ${storable(search).toLowerCase()}) > 0`
        : undefined,
    );
    const first = state === 'new' ? asc(contactMessages.createdAt) : desc(contactMessages.createdAt);
    return {
      messages: await db
        .select(listedColumns)
        .from(contactMessages)
        .where(isWanted)
        .orderBy(first, asc(contactMessages.id))
        .offset(offset)
        .limit(limit),
      total: await db.$count(contactMessages, isWanted),
    };
  },
});
export type MessageList = ReturnType<typeof messageList>;
