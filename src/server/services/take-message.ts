import type { SendMail } from '../adapters/mail.ts';
import type { ContactMessageStore } from '../store/contact-messages.ts';
import type { LimitCalls } from './limit-calls.ts';

type Message = {
  kind: 'sales' | 'support';
  name: string;
  email: string;
  company: string | undefined;
  message: string;
  address: string;
};

type Needs = {
  messages: ContactMessageStore;
  limitCalls: LimitCalls;
  sendMail: SendMail | null;
  inboxes: { sales: string; support: string };
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
};

export type TakeMessage = (message: Message) => Promise<void>;

const subjects = { sales: 'Enterprise sales inquiry', support: 'Technical support request' };

/** Keeps a message to sales or support and mails it to them. It is kept first: a mail that fails loses nothing. */
export const takeMessage =
  ({ messages, limitCalls, sendMail, inboxes, clock, onMailFailure }: Needs): TakeMessage =>
  async ({ kind, name, email, company, message, address }) => {
    await limitCalls([{ key: `contact-from:${address}`, max: 10, windowMs: 60 * 60 * 1000 }]);
    await messages.keep({ kind, name, email, company: company ?? null, message, createdAt: clock() });

    const text = `From: ${name} <${email}>\nCompany: ${company || '-'}\n\n${message}\n`;
    const mail = {
      to: inboxes[kind],
      replyTo: email,
      subject: `${subjects[kind]} from ${name.replaceAll(/[\r\n]+/g, ' ')}`,
      text,
      html: `<pre style="white-space:pre-wrap;font:16px/1.5 system-ui,sans-serif">${escapeHtml(text)}</pre>`,
    };
    // Not waited for: the message is safe, and its sender need not know how our mail server is doing.
    sendMail?.(mail).catch(onMailFailure);
  };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
