import type { Email } from 'postal-mime';
import type { MailAttachment, MailLink, MailPart, ParsedMail } from './parsed-mail.ts';
import type { MailTools } from './read-mail.ts';

/** Hundreds of tiny parts are made to keep a reader busy. */
const maxAttachments = 50;

type Read = {
  parts: MailPart[];
  attachments: MailAttachment[];
  links: MailLink[];
  attached: ParsedMail[];
  calendars: string[];
  unread: string[];
};

export const readAttachments = async (
  email: Email,
  {
    label,
    readAttached,
  }: { tools: MailTools; label: string; readAttached: ((bytes: Uint8Array) => Promise<ParsedMail>) | null },
): Promise<Read> => {
  const read: Read = {
    parts: [{ parent: null, kind: 'message', label }],
    attachments: [],
    links: [],
    attached: [],
    calendars: [],
    unread: [],
  };
  for (const one of email.attachments.slice(0, maxAttachments)) {
    const bytes =
      typeof one.content === 'string' ? new Uint8Array() : new Uint8Array(one.content as ArrayBuffer);
    read.parts.push({
      parent: 0,
      kind: one.mimeType === 'message/rfc822' ? 'attached-message' : 'attachment',
      label: one.filename ?? one.mimeType,
    });
    read.attachments.push({
      part: read.parts.length - 1,
      name: one.filename ?? '',
      mimeType: one.mimeType,
      actualType: null,
      size: bytes.length,
      isInline: one.disposition === 'inline' || one.related === true,
      entries: [],
      isEncrypted: false,
      hasMacros: false,
      hasScript: false,
      smuggling: [],
      hasPasswordField: false,
      text: '',
    });
    if (one.mimeType === 'message/rfc822' && readAttached) read.attached.push(await readAttached(bytes));
  }
  return read;
};
