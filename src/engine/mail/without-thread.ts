import type { Span } from '../text/span.ts';
import type { MailFacts } from './case.ts';
import { isKnownList } from './mailing-list.ts';
import type { MailHeader, ParsedMail } from './parse/parsed-mail.ts';
import { quotedSpans } from './quoted-text.ts';

const answering = /^(?:in-reply-to|references|thread-topic|thread-index)$/;
const listing = /^(?:list-id|list-post)$/;
const reply = /^(?:re|aw|sv|vs|res|rif|antw|ynt|odp|回复|回覆|答复|رد) ?(?:\[\d{1,3}\])? ?[:：]\s*/i;
/** “Re: AW: Re:” of two offices that answer each other; more is no subject any more. */
const maxPrefixes = 5;

/**
 * A message that says it answers an earlier one, or that it comes through a mailing list, read in the two ways that give
 * it no credit for that: all of it as if nothing were quoted, and its own words alone. Reply and list headers, “Re:” and
 * quoted lines are written by the sender, so they prove nothing: whichever reading is worse counts. Empty for a message
 * that does not say so.
 */
export const readingsWithoutThread = (mail: ParsedMail, facts: MailFacts): ParsedMail[] => {
  const { shown } = mail;
  const isClaimed = isKnownList(mail, facts)
    ? ({ key }: MailHeader) => answering.test(key)
    : ({ key }: MailHeader) => answering.test(key) || listing.test(key);
  const end = shown.bodyEnd ?? shown.text.length;
  const quoted = quotedSpans(shown.text, shown.bodyStart, end);
  if (!mail.headers.some(isClaimed) && quoted.length === 0) return [];
  const plain = withoutReply({ ...mail, headers: mail.headers.filter((one) => !isClaimed(one)) });
  return quoted.length === 0 ? [plain] : [unmarked(plain, quoted), ...ownWords(plain, quoted)];
};

const replyPrefix = (subject: string): string => {
  let rest = subject.trimStart();
  for (let i = 0; i < maxPrefixes; i += 1) rest = rest.replace(reply, '');
  return subject.slice(0, subject.length - rest.length);
};

const withoutReply = (mail: ParsedMail): ParsedMail => {
  const prefix = replyPrefix(mail.subject);
  const span = mail.shown.fields.subject;
  const isShown = span && mail.shown.text.startsWith(prefix, span.start);
  return {
    ...mail,
    subject: mail.subject.slice(prefix.length),
    shown: {
      ...mail.shown,
      fields: {
        ...mail.shown.fields,
        ...(isShown && { subject: { start: span.start + prefix.length, end: span.end } }),
      },
    },
  };
};

const blank = (text: string) => text.replace(/\S/g, ' ');

/**
 * Without the marks, and without the line that says who wrote it. Positions stay as they are, so that what is found can be
 * marked in the message as it is shown.
 */
const unmarked = (mail: ParsedMail, quoted: readonly Span[]): ParsedMail =>
  withText(mail, quoted, (stretch) =>
    stretch.replace(/^(?![ \t]*>).*/, blank).replace(/^[ \t>]+/gm, (marks) => ' '.repeat(marks.length)),
  );

const ownWords = (mail: ParsedMail, quoted: readonly Span[]): ParsedMail[] => {
  const { shown } = mail;
  const end = shown.bodyEnd ?? shown.text.length;
  const last = quoted.at(-1);
  const isAtEnd = last !== undefined && shown.text.slice(last.end, end).trim() === '';
  const bodyEnd = isAtEnd ? startOfLast(shown.text, quoted) : end;
  const own = withText(mail, quoted, blank);
  if (!/\p{L}/u.test(own.shown.text.slice(shown.bodyStart, bodyEnd))) return [];
  const isQuoted = ({ span }: ParsedMail['links'][number]) =>
    span !== null && quoted.some(({ start, end: stop }) => span.start >= start && span.start < stop);
  return [
    {
      ...own,
      shown: { ...own.shown, bodyEnd },
      links: mail.links.filter((link) => !isQuoted(link)),
    },
  ];
};

/** Where the quotation that ends the message begins. */
const startOfLast = (text: string, quoted: readonly Span[]): number => {
  let start = quoted.at(-1)?.start ?? text.length;
  for (const span of quoted.toReversed()) {
    if (text.slice(span.end, start).trim() !== '') break;
    start = span.start;
  }
  return start;
};

const withText = (
  mail: ParsedMail,
  spans: readonly Span[],
  change: (stretch: string) => string,
): ParsedMail => {
  const { text } = mail.shown;
  let at = 0;
  let changed = '';
  for (const { start, end } of spans) {
    changed += text.slice(at, start) + change(text.slice(start, end));
    at = end;
  }
  return { ...mail, shown: { ...mail.shown, text: changed + text.slice(at) } };
};
