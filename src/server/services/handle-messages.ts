import type {
  AdminMessages,
  MessageKind,
  MessageState,
  OpenedMessage,
} from '../../contract/admin-messages.ts';
import { isUuid } from '../../contract/uuid.ts';
import { Failure } from '../failure.ts';
import { contactAnswerMail } from '../mails/contact-mails.ts';
import { adminActionStore } from '../store/admin-actions.ts';
import { type ContactMessageStore, handledMessages } from '../store/contact-messages.ts';
import type { Database } from '../store/database.ts';
import type { MessageList } from '../store/message-list.ts';
import { type OutgoingMailStore, queueMail } from '../store/outgoing-mails.ts';
import type { UserRow } from '../store/users.ts';

type Needs = {
  db: Database;
  messages: Pick<ContactMessageStore, 'find' | 'keyOf'>;
  list: MessageList;
  outgoing: Pick<OutgoingMailStore, 'seal'>;
  inboxes: Record<MessageKind, string>;
  hasMailServer: boolean;
  deliverSoon: () => void;
  clock: () => Date;
};

type Wish = {
  state: MessageState | 'all';
  kind: MessageKind | undefined;
  search: string | undefined;
  page: number;
  pageSize: number;
};

const hourMs = 60 * 60 * 1000;

/** What administrators do with messages to us. Every action and its audit record are one transaction. */
export const handleMessages = (needs: Needs) => {
  const { db, messages, list, outgoing, inboxes, hasMailServer, deliverSoon, clock } = needs;
  const findExisting = async (id: string) => {
    const message = isUuid(id) ? await messages.find(id) : null;
    if (!message) throw notFound();
    return message;
  };
  const record = (transaction: Database, admin: UserRow, action: string, about: About) =>
    adminActionStore(transaction).record({
      adminEmail: admin.email,
      action,
      targets: [about.email],
      details: about.details,
      at: clock(),
    });

  return {
    list: async ({ page, pageSize, ...wish }: Wish): Promise<AdminMessages> => {
      const now = clock();
      const found = await list.page({ ...wish, offset: (page - 1) * pageSize, limit: pageSize });
      return {
        messages: found.messages.map(({ createdAt, handledAt, ...message }) => ({
          ...message,
          createdAt: createdAt.toISOString(),
          handledAt: handledAt?.toISOString() ?? null,
          ageHours: Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / hourMs)),
        })),
        total: found.total,
        page,
        pageSize,
      };
    },

    /** Shows what a person wrote to us, once it is on record who reads it, and why. */
    open: async (admin: UserRow, id: string, reason: string): Promise<OpenedMessage> => {
      const { name, email, company, message, answer } = await findExisting(id);
      await db.transaction((transaction) =>
        record(transaction, admin, 'open message', { email, details: { message: id, reason } }),
      );
      return { name, email, company, message, answer };
    },

    /** Mails an answer to whoever wrote the message. One that is answered is not answered again by a second click. */
    answer: async (admin: UserRow, id: string, text: string): Promise<void> => {
      const message = await findExisting(id);
      if (!hasMailServer)
        throw new Failure(
          'unavailable',
          `This server has no mail server, so it cannot send your answer. Please write to ${message.email} yourself.`,
        );
      const { email, kind, createdAt } = message;
      const now = clock();
      const mail = await outgoing.seal({
        kind: 'contact answer',
        recipient: email,
        dedupeKey: `contact answer:${id}:${now.getTime()}`,
        createdAt: now,
        words: contactAnswerMail({ text, inbox: inboxes[kind], askedAt: createdAt }),
      });
      const key = await messages.keyOf(message);
      await db.transaction(async (transaction) => {
        const handled = handledMessages(transaction);
        const locked = await handled.lock(id);
        if (!locked) throw notFound();
        if (locked.state === 'answered')
          throw new Failure(
            'conflict',
            'This message was already answered. To answer it again, mark it as new.',
          );
        await handled.keepAnswer(locked, key, text);
        await handled.setState(id, { state: 'answered', by: admin.email, now });
        await queueMail(transaction, mail);
        await record(transaction, admin, 'answer message', { email, details: { message: id, kind } });
      });
      deliverSoon();
    },

    setState: async (admin: UserRow, id: string, state: MessageState): Promise<void> => {
      if (!isUuid(id)) throw notFound();
      await db.transaction(async (transaction) => {
        const handled = handledMessages(transaction);
        const locked = await handled.lock(id);
        if (!locked) throw notFound();
        if (locked.state === state) return;
        await handled.setState(id, { state, by: admin.email, now: clock() });
        const details = { message: id, stateBefore: locked.state, state };
        await record(transaction, admin, 'change message', { email: locked.email, details });
      });
    },
  };
};
export type HandleMessages = ReturnType<typeof handleMessages>;

type About = { email: string; details: Record<string, string | number | boolean | null> };

const notFound = () => new Failure('not_found', 'There is no such message, or it is no longer kept');
