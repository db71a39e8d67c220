import type { MessageKind } from '../../contract/admin-messages.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { LimitCalls } from './limit-calls.ts';
import { networkOf } from './visitor.ts';

type Message = {
  kind: MessageKind;
  name: string;
  email: string;
  company: string | undefined;
  message: string;
  address: string;
};

type Needs = {
  messages: Pick<ContactMessageStore, 'keep'>;
  limitCalls: LimitCalls;
  /** Mails its sender that it has come, without waiting for it. */
  confirm: (kind: MessageKind, email: string) => void;
  /** Starts mailing what waits, without waiting for it. */
  deliverSoon: () => void;
  hasMailServer: boolean;
  inboxes: Record<MessageKind, string>;
  clock: () => Date;
};

const promises: Record<MessageKind, string> = {
  sales: 'Our sales team will contact you within 24 hours.',
  support: 'Our support team will get back to you as soon as possible.',
};

/**
 * Keeps a message to sales or support, and has it mailed to them. It is kept first: a mail that fails loses nothing. Returns what its
 * sender may expect.
 */
export const takeMessage =
  ({ messages, limitCalls, confirm, deliverSoon, hasMailServer, inboxes, clock }: Needs) =>
  async ({ kind, name, email, company, message, address }: Message): Promise<string> => {
    await limitCalls([{ key: `contact-from:${networkOf(address)}`, max: 10, windowMs: 60 * 60 * 1000 }]);
    await messages.keep({ kind, name, email, company: company ?? null, message, createdAt: clock() });
    // The message is safe, and its sender need not know how our mail server is doing.
    deliverSoon();
    confirm(kind, email);
    return hasMailServer ? promises[kind] : withoutMailServer(inboxes[kind]);
  };
export type TakeMessage = ReturnType<typeof takeMessage>;

const withoutMailServer = (inbox: string) =>
  `We have your message. We cannot answer by mail from here: if you need an answer, please write to ${inbox}.`;
