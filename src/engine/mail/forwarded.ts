import type { Span } from '../text/span.ts';
import { mailboxFromText } from './parse/mailbox.ts';
import type { ParsedMail } from './parse/parsed-mail.ts';

/**
 * The header lines a mail program puts above a forwarded message, in the languages people write in:
 *
 *     From: Tax Refund <x@y.example>
 *     Sent: Tuesday, …
 *     To: …
 *     Subject: …
 */
const fromLine = /^[>\s*_]*(?:from|von|de|da|van|od)\*?\s?:\*?[ \t]*(\S.{2,300})$/gim;
const otherLine =
  /^[>\s*_]*(sent|date|gesendet|datum|enviado(?: el)?|envoye|envoyé|data|fecha|inviato|to|an|para|à|a|cc|aan|subject|betreff|asunto|objet|oggetto|assunto|onderwerp)\*?\s?:\*?[ \t]*(.*)$/i;
const subjectName = /^(?:subject|betreff|asunto|objet|oggetto|assunto|onderwerp)$/i;

/** Two more header lines make it a forwarded block; a single "From:" in a sentence does not. */
const minOtherLines = 2;
/** A forward begins near the top; further down it is the history of a conversation. */
const maxIntroduction = 1500;

type Block = { start: number; end: number; from: Span; subject: Span | null };

/** A message that contains a forwarded one, taken apart: what the forwarder wrote, and what they were sent. */
export const splitForward = (mail: ParsedMail): [ParsedMail] | [ParsedMail, ParsedMail] => {
  const block = findBlock(mail);
  if (!block) return [mail];
  const { text, fields } = mail.shown;
  const isBefore = ({ span }: ParsedMail['links'][number]) => span === null || span.start < block.start;
  const outer: ParsedMail = {
    ...mail,
    shown: { ...mail.shown, bodyEnd: block.start },
    links: mail.links.filter(isBefore),
  };
  const subject = block.subject ? text.slice(block.subject.start, block.subject.end) : '';
  const inner: ParsedMail = {
    ...mail,
    form: 'headers-and-body',
    headers: [],
    from: mailboxFromText(text.slice(block.from.start, block.from.end)),
    isFromBroken: false,
    sender: null,
    replyTo: [],
    returnPath: null,
    to: [],
    subject,
    date: null,
    shown: {
      text,
      bodyStart: block.end,
      bodyEnd: mail.shown.bodyEnd ?? text.length,
      fields: { from: block.from, ...(block.subject && { subject: block.subject }) },
      blockEnds: mail.shown.blockEnds,
    },
    links: mail.links.filter((link) => !isBefore(link)),
    attachments: [],
    attached: [],
    receiverVerdicts: [],
    hops: [],
    parts: [{ parent: null, kind: 'attached-message', label: subject || 'forwarded message' }],
  };
  const { subject: outerSubject, ...otherFields } = fields;
  // A subject that repeats the forwarded one is not the forwarder's own.
  const isRepeated = outerSubject && subject.trim() !== '' && mail.subject.endsWith(subject.trim());
  return [
    { ...outer, shown: { ...outer.shown, fields: isRepeated ? otherFields : fields } },
    { ...inner, links: inner.links.map((link) => ({ ...link, part: 0 })) },
  ];
};

const findBlock = ({ shown }: ParsedMail): Block | null => {
  const body = shown.text.slice(shown.bodyStart, shown.bodyStart + maxIntroduction + 2000);
  for (const match of body.matchAll(fromLine)) {
    if (match.index > maxIntroduction) return null;
    const value = match[1] ?? '';
    const valueStart = shown.bodyStart + match.index + match[0].length - value.length;
    let at = match.index + match[0].length;
    let others = 0;
    let subject: Span | null = null;
    for (const line of body
      .slice(at + 1)
      .split('\n')
      .slice(0, 8)) {
      const field = otherLine.exec(line);
      if (!field && line.trim() !== '') break;
      if (field) {
        others += 1;
        const start = shown.bodyStart + at + 1 + line.length - (field[2] ?? '').length;
        if (subjectName.test(field[1] ?? ''))
          subject = { start, end: shown.bodyStart + at + 1 + line.length };
      }
      at += 1 + line.length;
    }
    if (others < minOtherLines) continue;
    return {
      start: shown.bodyStart + match.index,
      end: Math.min(shown.text.length, shown.bodyStart + at),
      from: { start: valueStart, end: valueStart + value.length },
      subject,
    };
  }
  return null;
};
