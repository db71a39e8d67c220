import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { type Budget, searchable, spend } from './attachments/budget.ts';
import { type FileContent, type FoundLink, fileContent } from './attachments/file-content.ts';
import { maxText } from './attachments/limits.ts';
import { mergeContent } from './attachments/merge-content.ts';
import { addressOfQr, qrTexts } from './attachments/qr-codes.ts';
import { isAttachedMail, typeOfFile } from './attachments/type-of-file.ts';
import { readLinkedCodes } from './linked-codes.ts';
import type { MailTools } from './mail-input.ts';
import type { AttachedFile, OpenedMail } from './opened-mail.ts';
import type {
  ActualType,
  HtmlFacts,
  LinkOrigin,
  MailAttachment,
  MailLink,
  MailPart,
  ParsedMail,
} from './parsed-mail.ts';
import { picturesInBody } from './pictures-in-body.ts';

/** Hundreds of tiny parts are made to exhaust a reader. */
const maxAttachments = 50;
/** An archive in an archive is opened, and one in that; deeper nesting is a zip bomb. */
const maxPacking = 3;
const maxLabel = 300;

type Context = {
  tools: MailTools;
  budget: Budget;
  label: string;
  body: { html: string; text: string };
  images: HtmlFacts['images'];
  /** Null when messages are nested too deeply. */
  readAttached: ((message: Uint8Array | OpenedMail) => Promise<ParsedMail>) | null;
};

type Found = Pick<ParsedMail, 'parts' | 'attachments' | 'links' | 'attached' | 'unread'> & {
  calendars: string[];
};

/** Reads everything attached to a message and packed inside it, within the budget. */
export const readAttachments = async (files: AttachedFile[], context: Context): Promise<Found> => {
  const { tools, budget } = context;
  const { unreadWhy = 'in time' } = tools;
  const found: Found = {
    parts: [{ parent: null, kind: 'message', label: context.label }],
    attachments: [],
    links: [],
    attached: [],
    calendars: [],
    unread: [],
  };
  const addPart = (part: MailPart): number => {
    found.parts.push({ ...part, label: cleanLine(part.label, maxLabel) });
    return found.parts.length - 1;
  };
  const addLink = (link: FoundLink, origin: LinkOrigin, part: number) => {
    if (spend(budget, 'links'))
      found.links.push({
        href: cleanText(link.href, 8192),
        words: link.words,
        origin,
        span: null,
        part,
      } satisfies MailLink);
  };
  const readPicture = async (image: Uint8Array | null, name: string, part: number) => {
    const texts = image ? await qrTexts(image, tools, budget) : [];
    if (texts === null) found.unread.push(`${name}: it could not be searched for QR codes ${unreadWhy}`);
    for (const text of texts ?? []) addQrCode(text, part);
  };
  const addQrCode = (text: string, parent: number) => {
    const href = addressOfQr(text);
    const label = href === null ? `QR code: ${text}` : 'QR code';
    const part = addPart({ parent, kind: 'qr-code', label });
    if (href !== null) addLink({ href, words: null }, 'qr', part);
  };
  const readMessage = async (message: Uint8Array | OpenedMail, name: string): Promise<ParsedMail | null> => {
    if (context.readAttached && spend(budget, 'messages')) {
      const mail = await context.readAttached(message);
      found.attached.push(mail);
      return mail;
    }
    found.unread.push(`${quoted(name)}: messages are nested too deeply`);
    return null;
  };

  /** The content of one file, together with everything inside it. */
  const look = async (file: AttachedFile, type: ActualType | null, part: number, depth: number) => {
    const { name, bytes } = file;
    // Most messages have no files: the readers of all formats take longer to start than one message takes to read.
    const { readFile } = await import('./attachments/read-file.ts');
    const content = readFile(type, bytes, name, budget);
    for (const link of content.links) addLink(link, type === 'pdf' ? 'pdf' : 'attachment', part);
    if (content.calendar !== '' && !found.calendars.includes(content.calendar))
      found.calendars.push(content.calendar);
    if (type === 'image') await readPicture(bytes, quoted(name), part);
    if (type === 'pdf') await readPdf(bytes, content, part);
    for (const picture of content.pictures)
      await readPicture(picture.open(), `a picture in ${quoted(name)}`, part);
    found.unread.push(...content.unread.map((what) => `${quoted(name)}: ${what}`));
    await lookInside(content, name, part, depth);
    return content;
  };
  const readPdf = async (bytes: Uint8Array, content: FileContent, part: number) => {
    if (!tools.readPdf || !spend(budget, 'documents')) return;
    const pdf = await tools.readPdf(bytes).catch(() => null);
    if (!pdf) {
      // A file made to exhaust its reader seldom comes alone.
      budget.documents = 0;
      content.unread.push(`its text: it could not be read ${unreadWhy}`);
      return;
    }
    content.text = cleanText(pdf.text.trim(), maxText);
    content.hasScript ||= pdf.hasScript;
    content.isEncrypted ||= pdf.isEncrypted;
    const known = new Set(content.links.map(({ href }) => href));
    for (const href of new Set(pdf.links)) if (!known.has(href)) addLink({ href, words: null }, 'pdf', part);
    for (const text of pdf.qrCodes ?? []) addQrCode(cleanText(text, 4300), part);
  };
  const lookInside = async (content: FileContent, name: string, parent: number, depth: number) => {
    let unlisted = 0;
    for (const inner of content.inner) {
      if (!spend(budget, 'parts')) {
        unlisted += 1;
        continue;
      }
      const part = addPart({ parent, kind: 'archive-entry', label: inner.name });
      const isTooDeep = depth + 1 >= maxPacking;
      const bytes = !isTooDeep && spend(budget, 'files') ? inner.open() : null;
      if (!bytes || bytes.length === 0) continue;
      const type = typeOfFile(bytes, inner.name);
      if (type === 'message') await readMessage(searchable(bytes, budget), inner.name);
      const file = { name: inner.name, mimeType: '', isInline: false, bytes, message: null };
      mergeContent(content, await look(file, type, part, depth + 1), inner.name);
    }
    if (unlisted > 0) found.unread.push(`${quoted(name)}: ${unlisted} more files`);
    if (content.isEncrypted) found.unread.push(`${quoted(name)}: it needs a password`);
  };

  for (const file of files.slice(0, maxAttachments)) {
    const seen = file.message ? 'message' : typeOfFile(file.bytes, file.name);
    const isMail = isAttachedMail(file, seen);
    const type = seen === 'message' && !isMail ? 'text' : seen;
    const label = file.name || file.mimeType;
    const part = addPart({ parent: 0, kind: isMail ? 'attached-message' : 'attachment', label });
    const mail = isMail ? await readMessage(file.message ?? file.bytes, label) : null;
    if (mail?.subject) found.parts[part] = { parent: 0, kind: 'attached-message', label: mail.subject };
    const content = !isMail && spend(budget, 'files') ? await look(file, type, part, 0) : fileContent();
    found.attachments.push(attachmentOf(file, isMail ? 'message' : type, content, part));
  }
  if (files.length > maxAttachments) found.unread.push(`${files.length - maxAttachments} more attachments`);
  for (const image of await picturesInBody(context.body))
    await readPicture(image, 'a picture in the text', 0);
  for (const text of readLinkedCodes(context.images)) addQrCode(text, 0);
  return found;
};

const attachmentOf = (
  { name, mimeType, isInline, bytes }: AttachedFile,
  type: ActualType | null,
  content: FileContent,
  part: number,
): MailAttachment => ({
  part,
  name: cleanLine(name, maxLabel),
  mimeType: cleanLine(mimeType, 200),
  actualType: type,
  size: bytes.length,
  isInline,
  entries: content.entries,
  isEncrypted: content.isEncrypted,
  hasMacros: content.hasMacros,
  hasScript: content.hasScript,
  smuggling: content.smuggling,
  hasPasswordField: content.hasPasswordField,
  text: content.text,
  ...(content.embeddedObjects.length > 0 && { embeddedObjects: content.embeddedObjects }),
});

const quoted = (name: string) => `“${cleanLine(name, 80) || 'an unnamed attachment'}”`;
