import { mailboxFromText } from '../mail/mailbox.ts';
import type { Mailbox, Span } from '../mail/parsed-mail.ts';
import { bottom, sharedHeight } from './boxes.ts';
import type { PictureText, TextLine } from './picture-text.ts';

/** Who a mail says it is from and what it is about, as far as the picture shows it. */
export type SeenHeader = {
  from: (Mailbox & { span: Span; line: TextLine }) | null;
  subject: Span | null;
};

const fromField = /^\s*(?:from|von|de|da|van|od|expediteur|remitente|mittente|afzender|nadawca)\s?:\s*/i;
const toField =
  /^\s*(?:to|an|a|à|para|per|aan|do|cc|bcc|reply-to|antwort an|repondre a)\s?:?\s+(?:\S+@|me\b|mich\b|moi\b|m[ií]\b|mij\b)|^\s*(?:to|an|à|para|aan|do|cc|bcc|reply-to)\s?:/i;
const subjectField = /^\s*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|re)\s?:\s*(?=\S)/i;
/** The header stands above the message; an address further down is part of it. */
const headerShare = 0.55;

export const seenHeader = (text: PictureText, height: number, chromeEnd: number): SeenHeader => {
  const top = text.lines.filter(
    ({ box }) => box.top >= chromeEnd && box.top < chromeEnd + (height - chromeEnd) * headerShare,
  );
  const subject = top.find(({ text: line }) => subjectField.test(line)) ?? null;
  return { from: senderIn(top, text), subject: subject?.span ?? null };
};

const senderIn = (lines: readonly TextLine[], text: PictureText): SeenHeader['from'] => {
  const field = lines.find(({ text: line }) => fromField.test(line) && line.replace(fromField, '') !== '');
  const mails = text.addresses.filter(({ kind }) => kind === 'mail');
  const inLine = ({ span }: TextLine) =>
    mails.find((one) => one.span.start >= span.start && one.span.start < span.end);
  if (field) {
    const beside = inLine(field) ? field : (nextTo(field, lines).find(inLine) ?? field);
    return sender(field, field.text.replace(fromField, ''), inLine(beside)?.href ?? null);
  }
  const holder = lines.find((line) => inLine(line) && !toField.test(line.text));
  const address = holder && inLine(holder)?.href;
  if (!holder || !address) return null;
  const own = nameIn(holder.text);
  const name =
    own !== ''
      ? own
      : (nextTo(holder, lines)
          .map(({ text: line }) => nameIn(line))
          .find(isName) ?? '');
  return sender(holder, name, address);
};

const sender = (line: TextLine, name: string, address: string | null): SeenHeader['from'] => {
  const mailbox = mailboxFromText(address === null ? name : `${nameIn(name)} <${address}>`);
  return mailbox && { ...mailbox, span: line.span, line };
};

/** One letter in a circle stands for a picture of the sender. */
const isName = (text: string): boolean => text.length >= 2 && /\p{L}{2}/u.test(text);

/** What a line says before its address. */
const nameIn = (line: string): string =>
  line
    .replace(/[<([]?\s?[\w.+%-]{1,64}\s?@.*$/, '')
    .replace(/[<>()[\]"]/g, '')
    .trim();

/** The line directly above, and what stands on the same height: where programs write the name of an address. */
const nextTo = (line: TextLine, lines: readonly TextLine[]): TextLine[] =>
  lines.filter((other) => {
    if (other === line || other.text.length > 60) return false;
    const gap = line.box.top - bottom(other.box);
    const isAbove = gap > -line.box.height * 0.4 && gap < line.box.height * 1.2;
    return (
      (isAbove && Math.abs(other.box.left - line.box.left) < line.box.height * 4) ||
      sharedHeight(other.box, line.box) > 0.5
    );
  });
