import type { Span } from '../../text/span.ts';
import type { MailCase } from '../case.ts';
import type { ShownField } from '../parse/parsed-mail.ts';

/** The header lines that findings about the sender point at. */
const shownField =
  (name: ShownField) =>
  (_: unknown, { mail }: MailCase): Span[] => {
    const span = mail.shown.fields[name];
    return span ? [span] : [];
  };
export const shownFrom = shownField('from');
export const shownReplyTo = shownField('replyTo');
export const shownReturnPath = shownField('returnPath');
export const shownSubject = shownField('subject');
export const shownAuthentication = shownField('authentication');
export const shownDate = shownField('date');
