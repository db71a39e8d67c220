import { mailbox, mailboxFromText } from '../../mail/parse/mailbox.ts';
import type { Mailbox } from '../../mail/parse/parsed-mail.ts';
import type { Span } from '../../text/span.ts';
import { bottom, sharedHeight } from './boxes.ts';
import type { PictureText, TextLine } from './picture-text.ts';

export type SeenSender = Mailbox & {
  span: Span;
  line: TextLine;
  /** It follows `From`, or a name is beside it; an address alone may as well be the receiver's. */
  isCertain: boolean;
};

/** Who a mail claims to be from and what it is about, as far as the picture shows it. */
export type SeenHeader = {
  from: SeenSender | null;
  subject: Span | null;
};

const fromField = /^\s*(?:from|von|de|da|van|od|expediteur|remitente|mittente|afzender|nadawca)\s?:\s*/i;
const toField =
  /^\s*(?:to|an|a|à|para|per|aan|do|cc|bcc|reply-to|antwort an|repondre a)\s?:?\s+(?:\S+@|me\b|mich\b|moi\b|m[ií]\b|mij\b)|^\s*(?:to|an|à|para|aan|do|cc|bcc|reply-to)\s?:/i;
const subjectField = /^\s*(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|re)\s?:\s*(?=\S)/i;
/** The header is above the message; an address further down is part of it. */
const headerShare = 0.55;

export const seenHeader = (text: PictureText, height: number, chromeEnd: number): SeenHeader => {
  const top = text.lines.filter(
    ({ box }) => box.top >= chromeEnd && box.top < chromeEnd + (height - chromeEnd) * headerShare,
  );
  const subject = top.find(({ text: line }) => subjectField.test(line)) ?? null;
  return { from: senderIn(top, text), subject: subject?.span ?? null };
};

const senderIn = (lines: readonly TextLine[], text: PictureText): SeenHeader['from'] => {
  const mails = text.addresses.filter(({ kind }) => kind === 'mail');
  const inLine = (line: TextLine) => {
    const own = mails.filter(({ span }) => span.start >= line.span.start && span.start < line.span.end);
    // A name may be written like an address; a reply goes to the one in brackets.
    return own.find(({ span }) => isBracketed(text.text, span.start)) ?? own[0];
  };
  const field = lines.find(({ text: line }) => fromField.test(line) && line.replace(fromField, '') !== '');
  if (field) {
    const beside = inLine(field) ? field : (nextTo(field, lines).find(inLine) ?? field);
    const written = field.text.replace(fromField, '');
    const address = inLine(beside)?.href ?? null;
    const from = address === null ? mailboxFromText(written) : mailbox(nameAlone(nameIn(written)), address);
    return from && { ...from, span: field.span, line: field, isCertain: true };
  }
  const receivers = new Set(
    text.lines.filter(({ text: line }) => toField.test(line)).map((line) => inLine(line)?.href),
  );
  const holders = aboveTheLetter(lines).filter((line) => {
    const address = inLine(line)?.href;
    return address && !receivers.has(address) && !toField.test(line.text) && isNameOnly(line.text);
  });
  const holder = holders.find(({ text: line }) => bracketedAddress.test(line)) ?? holders[0];
  const address = holder && inLine(holder)?.href;
  if (!holder || !address) return null;
  const own = nameIn(holder.text);
  const beside = nextTo(holder, lines).map(({ text: line }) => nameIn(line));
  const name = (own !== '' ? [own] : beside).find((one) => isName(one) && !fromLabel.test(one)) ?? '';
  return {
    ...mailbox(nameAlone(name), address),
    span: holder.span,
    line: holder,
    isCertain: name !== '' || beside.some((one) => fromLabel.test(one)),
  };
};

/** The name of the field in a column of its own. */
const fromLabel = /^(?:from|von|de|da|van|od|expediteur|remitente|mittente|afzender|nadawca)\s?:?$/i;

const greeting =
  /^(?:dear|hi|hello|hey|attention|attn|bonjour|cher|chere|hallo|guten|sehr|hola|estimad[oa]s?|querid[oa]s?|ola|prezad[oa]s?|caro|cara|gentile|ciao|beste|geachte|szanown\w+|witaj|drogi)\b.*(?:[,:!]$|@)/i;
const longestName = 7;
/** Without brackets, the address with a name or a time beside it; more is a sentence that happens to hold one. */
const mostBeside = 5;
const endsInPreposition = /(?:^|\s)(?:for|to|of|at|für|an|von|zu|pour|à|de|para|per|voor|aan|dla|do)$/i;

const isNameOnly = (line: string): boolean => {
  const name = nameIn(line);
  if (greeting.test(line) || /[,;!?.]$/.test(line) || endsInPreposition.test(name)) return false;
  if (bracketedAddress.test(line)) return name.split(/\s+/).length <= longestName;
  const behind = line.replace(/^.*@\S+/, '').trim();
  return line.split(/\s+/).length <= mostBeside && /^(?:$|\d|to |via |\W)/.test(behind);
};

/** A subject may fill two lines; behind three whole sentences the letter has begun. */
const aboveTheLetter = (lines: readonly TextLine[]): readonly TextLine[] => {
  let sentences = 0;
  const end = lines.findIndex(({ text: line }) => {
    if (greeting.test(line)) return true;
    if (!line.includes('@') && line.split(/\s+/).length >= 7) sentences += 1;
    return sentences > 2;
  });
  return end < 0 ? lines : lines.slice(0, end);
};

/** `Chase Online 8:26`: programs write when it came behind the name. `Mike Rapo (Microsoft)` adds a comment to his. */
const nameAlone = (name: string): string =>
  name.replace(/\s+\d{1,2}[:.]\d\d(?: ?[ap]m)?$/i, '').replace(/\s*\([^()]*\)$/, '');

/** One letter in a circle stands for a picture of the sender; what ends in the middle is a sentence. */
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= longestName && !endsInPreposition.test(text);

const bracketedAddress = /[<‹([]\s?[\w.+%-]{1,64}\s?@.*$/;
const anyAddress = /[\w.+%-]{1,64}\s?@.*$/;

/** What a line says before its address. */
const nameIn = (line: string): string =>
  line
    .replace(bracketedAddress.test(line) ? bracketedAddress : anyAddress, '')
    .replace(/[<>‹›"]/g, '')
    .replace(/^[([]+|[([]+$/g, '')
    .trim();

const isBracketed = (text: string, at: number): boolean =>
  /[<‹([]\s?$/.test(text.slice(Math.max(0, at - 2), at));

/** The line directly above, and those at the same height: where programs write the name of an address. */
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
