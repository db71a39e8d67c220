import type { MessageKind } from '../../contract/admin-messages.ts';
import { productName } from '../../contract/site.ts';
import { dayInWords } from './day-in-words.ts';
import type { MailWords } from './mail-words.ts';

const subjects: Record<MessageKind, string> = {
  sales: 'Enterprise sales inquiry',
  support: 'Technical support request',
};

type Message = { kind: MessageKind; name: string; email: string; company: string | null; message: string };

/** A message to us, as the people read it who answer. */
export const forwardedMail = ({ kind, name, email, company, message }: Message): MailWords => ({
  replyTo: email,
  subject: `${subjects[kind]} from ${name}`,
  parts: [
    {
      facts: [
        ['From', `${name} <${email}>`],
        ['Company', company || '-'],
      ],
    },
    { quote: message },
  ],
});

const promises: Record<MessageKind, string> = {
  sales: 'Our sales team will contact you within 24 hours.',
  support: 'Our support team will get back to you as soon as possible.',
};

/**
 * Tells a person that their message has come. Nothing of what was written is in it: anybody may write any address into the form,
 * and must not be able to have us mail their words to it.
 */
export const confirmationMail = (kind: MessageKind, inbox: string): MailWords => ({
  replyTo: inbox,
  subject: `We have your message to ${productName}`,
  parts: [
    `Thank you for writing to us. ${promises[kind]}`,
    'To add anything, reply to this mail.',
    {
      note: 'If you did not write to us, somebody has entered your address by mistake. You need not do anything.',
    },
  ],
});

type Answered = { text: string; inbox: string; askedAt: Date };

/** Our answer to a message. What was asked is not repeated, for the reason given above. */
export const contactAnswerMail = ({ text, inbox, askedAt }: Answered): MailWords => ({
  replyTo: inbox,
  subject: `Our answer to your message to ${productName}`,
  parts: [
    `You wrote to us on ${dayInWords(askedAt)}. This is our answer:`,
    { quote: text },
    'Is anything still open? Reply to this mail.',
  ],
});
