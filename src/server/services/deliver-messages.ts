import type { SendMail } from '../adapters/mail.ts';
import type { ContactMessage, ContactMessageStore } from '../store/contact-messages.ts';

const minuteMs = 60 * 1000;

/** Longer than our mail server may take to answer, so that no other server takes a message that is being sent. */
const firstPauseMs = 2 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;

type Needs = {
  messages: ContactMessageStore;
  /** Null where there is no mail server: messages wait until there is one. */
  sendMail: SendMail | null;
  inboxes: { sales: string; support: string };
  clock: () => Date;
  onMailFailure: (error: unknown) => void;
};

/**
 * Mails the messages that people have left for us. One is taken by moving the time of its next try, which of several servers
 * only one can do; it is marked once our mail server has it. A process that dies in between leaves it to be sent again.
 */
export const deliverMessages = ({ messages, sendMail, inboxes, clock, onMailFailure }: Needs) => {
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  const deliverDue = async (send: SendMail) => {
    while (!isStopped) {
      const message = await messages.takeDue(clock(), pauseAfter);
      if (!message) return;
      try {
        await send(mailOf(message, inboxes[message.kind]));
      } catch (error) {
        onMailFailure(error);
        continue;
      }
      await messages.markMailed(message.id, clock());
    }
  };

  const rounds = async (send: SendMail) => {
    do {
      isAskedAgain = false;
      await deliverDue(send);
    } while (isAskedAgain && !isStopped);
  };

  return {
    /** Sends what is due. A call during a round makes it run once more. */
    deliver: async (): Promise<void> => {
      if (!sendMail || isStopped) return;
      isAskedAgain = true;
      round ??= rounds(sendMail).finally(() => {
        round = null;
      });
      await round;
    },
    /** Begins no further delivery, and waits for the one in progress. */
    stop: async (): Promise<void> => {
      isStopped = true;
      await round?.catch(() => undefined);
    },
  };
};

/** Twice as long after every try, up to six hours: a mail server that is back is not met by everything at once. */
export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries, 20));

const subjects = { sales: 'Enterprise sales inquiry', support: 'Technical support request' };

const mailOf = ({ id, kind, name, email, company, message }: ContactMessage, to: string) => {
  const text = `From: ${name} <${email}>\nCompany: ${company || '-'}\n\n${message}\n`;
  return {
    to,
    replyTo: email,
    // The same for every try, so that a mailbox can recognise a message that was sent twice.
    messageId: `<contact-${id}@hookwise.example>`,
    subject: `${subjects[kind]} from ${name.replaceAll(/[\r\n]+/g, ' ')}`,
    text,
    html: `<pre style="white-space:pre-wrap;font:16px/1.5 system-ui,sans-serif">${escapeHtml(text)}</pre>`,
  };
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
