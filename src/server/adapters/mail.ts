import { Transform } from 'node:stream';
import type { MailThread } from '../mails/mail-words.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  id?: string;
  /** Of an automatic answer. */
  thread?: MailThread;
};

/**
 * Delivers one message; throws when it was not accepted, and `MailInDoubt` when nobody knows. `beforeEnd` is called when the mail
 * server has everything but the end of the message, without which it delivers nothing: where it fails, nothing was sent.
 */
export type SendMail = (mail: Mail, beforeEnd?: () => Promise<void>) => Promise<void>;

/** The mail server had all of a message and then fell silent: it may deliver it or not. */
export class MailInDoubt extends Error {
  override name = 'MailInDoubt';
}

const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

export const smtpMail = (smtpUrl: string, from: string): { send: SendMail; close: () => void } => {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // Without requeueing: the library would hand a message over again after a connection that broke when it may have been taken.
    const transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      maxRequeues: 0,
      ...timeouts,
    });
    transport.use('stream', ({ data, message }, done) => {
      message.transform(() => waitAtEnd((data as Watched).onHandedOver));
      done();
    });
    return transport;
  };
  /** With the first mail: no start waits for the library. */
  let transport: ReturnType<typeof open> | undefined;
  // Of the sender's domain: filters take an id of another for a forgery.
  const [, host = 'localhost'] = /@([^@<>\s]+)>?\s*$/.exec(from) ?? [];
  return {
    send: async ({ id, thread, ...mail }, beforeEnd) => {
      let isHandedOver = false;
      const watched = {
        ...mail,
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
        ...(thread && automaticAnswer(mail.to, thread)),
        onHandedOver: async () => {
          await beforeEnd?.();
          isHandedOver = true;
        },
      };
      try {
        transport ??= open();
        await (await transport).sendMail({ ...watched, from });
      } catch (error) {
        const isRefused = error instanceof Error && 'responseCode' in error && error.responseCode;
        throw isHandedOver && !isRefused ? new MailInDoubt('no reply to a message', { cause: error }) : error;
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
};

/** RFC 3834: it says that it is automatic, goes to the one address it answers, and no bounce of it comes back to anybody. */
const automaticAnswer = (to: string, { inReplyTo, references }: MailThread) => ({
  envelope: { from: '', to },
  headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  ...(inReplyTo && { inReplyTo }),
  ...(references && { references }),
});

type Watched = { onHandedOver: () => Promise<void> };

/** Passes a message on, and its end once it may. It holds a single piece, so that the end comes only when somebody has read the rest. */
const waitAtEnd = (onEnd: () => Promise<void>) =>
  new Transform({
    readableHighWaterMark: 1,
    writableHighWaterMark: 1,
    transform: (piece, _, next) => next(null, piece),
    flush: (next) => {
      onEnd().then(() => next(), next);
    },
  });

/** For development: the whole message on the console, so that a developer can sign in without a mail server. */
export const consoleMail =
  (write: (text: string) => void): SendMail =>
  async ({ to, subject, text }, beforeEnd) => {
    await beforeEnd?.();
    write(
      `\n----- mail to ${to} -----\nSubject: ${subject}\n\n${text.trimEnd()}\n----- end of mail -----\n\n`,
    );
  };

/** What may be logged of a failed delivery. The server's reply repeats the address it refused. */
export const mailFailure = (error: unknown) => {
  const isInDoubt = error instanceof MailInDoubt;
  const fault = isInDoubt ? error.cause : error;
  const { code, command, responseCode } = (fault instanceof Error ? fault : {}) as Record<string, unknown>;
  return { mailError: code, command, responseCode, ...(isInDoubt && { isInDoubt }) };
};
