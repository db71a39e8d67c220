import type { ParsedMail } from './parsed-mail.ts';

/** A message taken out of its container; nothing inside has been read yet. */
export type OpenedMail = Pick<
  ParsedMail,
  | 'form'
  | 'headers'
  | 'from'
  | 'isFromBroken'
  | 'sender'
  | 'replyTo'
  | 'returnPath'
  | 'to'
  | 'date'
  | 'unread'
> & {
  /** Null when the header is absent. */
  subject: string | null;
  html: string;
  text: string;
  files: AttachedFile[];
};

export type AttachedFile = {
  /** As named by the sender; empty when unnamed. */
  name: string;
  /** The declared type, lower case. */
  mimeType: string;
  isInline: boolean;
  bytes: Uint8Array;
  /** A message that came without bytes of its own, as Outlook keeps them. */
  message: OpenedMail | null;
};

export const emptyMail = (unread: string[] = []): OpenedMail => ({
  form: 'body',
  headers: [],
  from: null,
  isFromBroken: false,
  sender: null,
  replyTo: [],
  returnPath: null,
  to: [],
  date: null,
  unread,
  subject: null,
  html: '',
  text: '',
  files: [],
});
