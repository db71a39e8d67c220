import { cutText } from '../../../contract/plain-text.ts';
import { cleanLine } from '../../text/clean-text.ts';
import type { Span } from '../../text/span.ts';
import type { Mailbox, ParsedMail, ShownField } from './parsed-mail.ts';
import type { ShownText } from './shown-text.ts';

const maxValue = 500;

/** Writes the header lines a reader should see above the message, and returns where each one is. */
export const writeFields = (
  {
    from,
    replyTo,
    returnPath,
    receiverVerdicts: [said],
    date,
    subject,
  }: Pick<ParsedMail, 'from' | 'replyTo' | 'returnPath' | 'receiverVerdicts' | 'date' | 'subject'>,
  shown: ShownText,
): Partial<Record<ShownField, Span>> => {
  const fields: Partial<Record<ShownField, Span>> = {};
  const field = (name: ShownField, label: string, value: string) => {
    const line = cutText(cleanLine(value, 2 * maxValue), maxValue);
    if (line === '') return;
    shown.words(`${label}: `);
    const start = shown.length;
    shown.words(line);
    fields[name] = { start, end: shown.length };
    shown.newline();
  };
  if (from) field('from', 'From', nameAndAddress(from));
  field('replyTo', 'Reply-To', replyTo.map(nameAndAddress).join(', '));
  if (returnPath && returnPath.domain !== from?.domain)
    field('returnPath', 'Return-Path', returnPath.address);
  if (said) {
    const words = [
      said.spf && `spf=${said.spf}`,
      said.dkim && `dkim=${said.dkim}`,
      said.dmarc && `dmarc=${said.dmarc}`,
    ];
    field('authentication', 'Receiver’s checks', words.filter(Boolean).join(', '));
  }
  if (date) field('date', 'Date', date);
  field('subject', 'Subject', subject);
  if (shown.length > 0) shown.newline();
  return fields;
};

const nameAndAddress = ({ name, address }: Mailbox) =>
  address === '' ? name : name === '' ? address : `${name} <${address}>`;
