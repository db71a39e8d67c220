import PostalMime, { addressParser, type Email } from 'postal-mime';
import { fromLine } from './from-line.ts';
import { mailbox, mailboxFromText, mailboxOf } from './mailbox.ts';
import type { MailHeader, ParsedMail, ShownField, Span } from './parsed-mail.ts';
import { readAttachments } from './read-attachments.ts';
import { readHtml } from './read-html.ts';
import { isoDate, readHops, readReceiverVerdicts } from './read-received.ts';
import { shownText } from './shown-text.ts';
import { type SubmittedMail, submittedMail } from './submitted-mail.ts';

/** Deeper MIME is an attack on the reader: real mail nests four or five levels. */
const maxNesting = 30;
/** Headers of a long mailing list thread come to 30 kB. */
const maxHeaderBytes = 256 * 1024;
const maxHeaders = 400;
/** A message in a message in a message: forwarding does this twice at most. */
export const maxAttachedDepth = 4;

/** Readers of pictures and documents that need more than the language itself; what is not handed in is not read. */
export type MailTools = {
  /** The texts of the QR codes in a picture. */
  readQrCodes?: (image: Uint8Array) => Promise<string[]>;
  readPdf?: (
    file: Uint8Array,
  ) => Promise<{ text: string; links: string[]; hasScript: boolean; isEncrypted: boolean }>;
};

/** What a person submitted: bytes of a file, or text from a field with what they know about the sender. */
export type MailInput = { bytes: Uint8Array } | { content: string; sender?: string; subject?: string };

/**
 * Reads a message in whatever form it was given. Never throws on bad input: what cannot be read is left out and named in
 * `unread`. Nothing is executed and nothing is fetched.
 */
export const readMail = async (input: MailInput, tools: MailTools = {}): Promise<ParsedMail> =>
  readSubmitted(submittedMail(input), { tools, depth: 0 });

type Context = { tools: MailTools; depth: number };

const readSubmitted = async (submitted: SubmittedMail, context: Context): Promise<ParsedMail> => {
  const { email, unread } = await parseMime(submitted.source);
  const headers = email.headers
    .slice(0, maxHeaders)
    .map(({ key, value }): MailHeader => ({ key, value: value.slice(0, 8000) }));
  const written = fromLine(headers.find(({ key }) => key === 'from')?.value ?? '');
  const from = written?.mailbox ?? mailboxOf(email.from) ?? mailboxFromText(submitted.sender);
  const subject = (email.subject ?? submitted.subject).replace(/\s+/g, ' ').trim().slice(0, 1000);
  const receiverVerdicts = readReceiverVerdicts(headers);
  const returnPath =
    email.returnPath === undefined ? null : mailbox('', email.returnPath.replace(/[<>]/g, ''));
  const replyTo = (email.replyTo ?? []).slice(0, 10).flatMap((one) => mailboxOf(one) ?? []);
  const date = email.date ? isoDate(email.date) : null;

  const shown = shownText(0);
  const fields: Partial<Record<ShownField, Span>> = {};
  const field = (name: ShownField, label: string, value: string) => {
    if (value.trim() === '') return;
    shown.words(`${label}: `);
    const start = shown.length;
    shown.words(value.replace(/\s+/g, ' ').slice(0, 500));
    fields[name] = { start, end: shown.length };
    shown.newline();
  };
  const nameAndAddress = ({ name, address }: { name: string; address: string }) =>
    address === '' ? name : name === '' ? address : `${name} <${address}>`;
  if (from) field('from', 'From', nameAndAddress(from));
  if (replyTo[0]) field('replyTo', 'Reply-To', replyTo.map(nameAndAddress).join(', '));
  if (returnPath && returnPath.domain !== from?.domain)
    field('returnPath', 'Return-Path', returnPath.address);
  const [said] = receiverVerdicts;
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
  const bodyStart = shown.length;

  const body = bodyOf(email);
  const html = body.html === '' ? null : readHtml(body.html, shown);
  if (html === null) shown.prose(body.text);
  const {
    parts,
    attachments,
    links: attachedLinks,
    attached,
    calendars,
    unread: unreadParts,
  } = await readAttachments(email, {
    tools: context.tools,
    label: subject || 'the message',
    readAttached:
      context.depth >= maxAttachedDepth
        ? null
        : (bytes) => readSubmitted(submittedMail({ bytes }), { ...context, depth: context.depth + 1 }),
  });
  for (const calendar of calendars) {
    shown.words('\n\nInvitation: ');
    shown.prose(calendar, 'calendar');
  }
  const { text, links } = shown.finish();
  if (shown.isFull()) unread.push('the end of a very long text');
  if (shown.missedLinks() > 0) unread.push(`${shown.missedLinks()} more links`);
  return {
    form: submitted.form,
    headers,
    from,
    isFromBroken: written?.isBroken ?? false,
    sender: mailboxOf(email.sender),
    replyTo,
    returnPath,
    to: (email.to ?? []).slice(0, 50).flatMap((one) => mailboxOf(one) ?? []),
    subject,
    date,
    shown: { text, bodyStart: Math.min(bodyStart, text.length), fields },
    plainAlternative: body.html === '' ? '' : body.text.slice(0, 20_000),
    html,
    links: [...links, ...attachedLinks],
    parts,
    attachments,
    attached,
    receiverVerdicts,
    hops: readHops(headers),
    unread: [...unread, ...unreadParts],
  };
};

const parseMime = async (source: Uint8Array | string): Promise<{ email: Email; unread: string[] }> => {
  try {
    const email = await PostalMime.parse(source, {
      forceRfc822Attachments: true,
      maxNestingDepth: maxNesting,
      maxHeadersSize: maxHeaderBytes,
    });
    return { email, unread: [] };
  } catch {
    // Too deep or too many headers: made to break readers. The text is still worth reading as it stands.
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    const email: Email = { headers: [], headerLines: [], attachments: [], text: text.slice(0, 200_000) };
    const head = text.slice(0, 20_000);
    const line = (name: string) => new RegExp(`^${name}:[ \\t]*(.{0,500})`, 'im').exec(head)?.[1]?.trim();
    const from = line('from');
    if (from) email.from = addressParser(from)[0];
    const subject = line('subject');
    if (subject) email.subject = subject;
    return { email, unread: ['the structure of the message: it is built to break mail readers'] };
  }
};

const looksLikeHtml = /<(?:html|body|table|div|p|a\s+[^>]*href|br|span|img|center|font|h[1-6])\b[^>]*>/i;

/** The form a reader would be shown. Markup sent as plain text is what pasted source and broken senders look like. */
const bodyOf = (email: Email): { html: string; text: string } => {
  const html = email.html ?? '';
  const text = email.text ?? '';
  if (html !== '') return { html, text };
  return looksLikeHtml.test(text.slice(0, 200_000)) && /<\/\w+>|<a\s|<img\s/i.test(text)
    ? { html: text, text: '' }
    : { html: '', text };
};
