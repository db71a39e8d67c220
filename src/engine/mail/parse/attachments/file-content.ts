import type { MailAttachment } from '../parsed-mail.ts';

/** What was found in one file, before the files inside it are added. */
export type FileContent = Pick<
  MailAttachment,
  'entries' | 'isEncrypted' | 'hasMacros' | 'hasScript' | 'smuggling' | 'hasPasswordField' | 'text'
> & {
  embeddedObjects: string[];
  links: FoundLink[];
  /** Files of an archive; each becomes a part of its own. */
  inner: InnerFile[];
  /** Pictures of a document: looked at for QR codes only. */
  pictures: InnerFile[];
  /** The words of an invitation. */
  calendar: string;
  unread: string[];
};

export type FoundLink = { href: string; words: string | null };

export type InnerFile = {
  name: string;
  /** Its bytes as far as the budget goes; null when they cannot be read. */
  open: () => Uint8Array | null;
};

export const fileContent = (found: Partial<FileContent> = {}): FileContent => ({
  entries: [],
  isEncrypted: false,
  hasMacros: false,
  hasScript: false,
  smuggling: [],
  hasPasswordField: false,
  text: '',
  embeddedObjects: [],
  links: [],
  inner: [],
  pictures: [],
  calendar: '',
  unread: [],
  ...found,
});
