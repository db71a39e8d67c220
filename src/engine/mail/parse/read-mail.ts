import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { openWrapper } from '../reported/open-wrapper.ts';
import { type Budget, fullBudget } from './attachments/budget.ts';
import { isCompoundFile } from './compound-sectors.ts';
import { maxHtml, readHtml } from './html/read-html.ts';
import type { MailSubmission, MailTools } from './mail-input.ts';
import { mailboxFromText } from './mailbox.ts';
import { openMime } from './open-mime.ts';
import type { OpenedMail } from './opened-mail.ts';
import { openOutlook } from './outlook/open-outlook.ts';
import type { Mailbox, ParsedMail } from './parsed-mail.ts';
import { readAttachments } from './read-attachments.ts';
import { readHops, readReceiverVerdicts } from './read-received.ts';
import { writeFields } from './shown-fields.ts';
import { shownText } from './shown-text.ts';
import { submittedMail } from './submitted/submitted-mail.ts';

/** A message in a message in a message: forwarding does this twice at most. */
export const maxAttachedDepth = 4;

/**
 * Reads a message in whatever form it was given. Never throws on bad input: what cannot be read is left out and named in
 * `unread`. Nothing is executed and nothing is fetched.
 */
export const readMail = async (input: MailSubmission, tools: MailTools = {}): Promise<ParsedMail> =>
  readOpened(open(input), { tools, depth: 0, budget: fullBudget() });

type Context = { tools: MailTools; depth: number; budget: Budget };

const open = (input: MailSubmission): OpenedMail => {
  if ('wrapper' in input) return openWrapper(input.wrapper).carried;
  if ('bytes' in input && isCompoundFile(input.bytes)) return openOutlook(input.bytes);
  const { form, source, sender, subject } = submittedMail(input);
  const mail = openMime(source, form);
  return {
    ...mail,
    from: fillInTyped(mail.from, sender),
    subject: mail.subject === null || mail.subject.trim() === '' ? subject : mail.subject,
  };
};

/** What a person typed beside the message is used where the message itself does not say. */
const fillInTyped = (from: Mailbox | null, sender: string): Mailbox | null => {
  const typed = mailboxFromText(sender);
  if (from === null || typed === null) return from ?? typed;
  return from.address === '' ? { ...typed, name: from.name || typed.name } : from;
};

const readOpened = async (opened: OpenedMail, context: Context): Promise<ParsedMail> => {
  const { form, headers, from, isFromBroken, sender, replyTo, returnPath, to, date } = opened;
  const subject = cleanLine(opened.subject ?? '', 1000);
  const receiverVerdicts = readReceiverVerdicts(headers);
  const shown = shownText(0);
  const fields = writeFields({ from, replyTo, returnPath, receiverVerdicts, date, subject }, shown);
  const bodyStart = shown.length;

  const body = bodyOf(opened);
  const html = body.html === '' ? null : readHtml(body.html, shown);
  if (html === null) shown.prose(body.text);
  const found = await readAttachments(opened.files, {
    ...context,
    label: subject || 'the message',
    body,
    images: html?.images ?? [],
    readAttached:
      context.depth >= maxAttachedDepth
        ? null
        : async (message) =>
            readOpened(message instanceof Uint8Array ? open({ bytes: message }) : message, {
              ...context,
              depth: context.depth + 1,
            }),
  });
  for (const calendar of found.calendars) {
    shown.words('\n\nInvitation: ');
    shown.prose(calendar, 'calendar');
  }
  const { text, links, blockEnds } = shown.finish();
  const unread = [...opened.unread];
  if (shown.isFull() || body.html.length > maxHtml) unread.push('the end of a very long text');
  if (shown.missedLinks() > 0) unread.push(`${shown.missedLinks()} more links`);
  return {
    form,
    headers,
    from,
    isFromBroken,
    sender,
    replyTo,
    returnPath,
    to,
    subject,
    date,
    shown: { text, bodyStart: Math.min(bodyStart, text.length), fields, blockEnds },
    plainAlternative: body.html === '' ? '' : cleanText(body.text, 20_000),
    html,
    links: [...links, ...found.links],
    parts: found.parts,
    attachments: found.attachments,
    attached: found.attached,
    receiverVerdicts,
    hops: readHops(headers),
    unread: shorten([...unread, ...found.unread]),
  };
};

/** More entries than a person would read add nothing. */
const maxUnread = 20;
const shorten = (unread: string[]) =>
  unread.length > maxUnread
    ? [...unread.slice(0, maxUnread), `${unread.length - maxUnread} more things`]
    : unread;

const anyTag = /<(?:html|body|table|div|p|a|br|span|img|center|font|h[1-6])(?:\s[^<>]{0,2000})?\/?>/i;

/** The form a reader would be shown. Markup sent as plain text is what pasted source and broken senders look like. */
const bodyOf = ({ html, text }: OpenedMail): { html: string; text: string } => {
  if (html !== '') return { html, text };
  const isMarkup = anyTag.test(text.slice(0, 200_000)) && /<\/\w{1,20}>|<a\s|<img\s/i.test(text);
  return isMarkup ? { html: text, text: '' } : { html: '', text };
};
