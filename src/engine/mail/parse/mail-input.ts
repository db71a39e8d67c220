/** Readers of pictures and documents that need more than the language itself; without one, that content is not read. */
export type MailTools = {
  /** The texts of the QR codes in a picture; null when there was no time to look for them. */
  readQrCodes?: (image: Uint8Array) => Promise<string[] | null>;
  readPdf?: (file: Uint8Array) => Promise<PdfContent>;
  /** Why a picture or document was not read: the end of a sentence. */
  unreadWhy?: 'in time' | 'without a server';
};

export type PdfContent = {
  text: string;
  links: string[];
  hasScript: boolean;
  isEncrypted: boolean;
  /** The texts of QR codes in its pictures, where they were looked for. */
  qrCodes?: string[];
};

/** A message as a person submitted it: bytes of a file, or text from a field with what they know about the sender. */
export type MailInput = { bytes: Uint8Array } | { content: string; sender?: string; subject?: string };

/** The same, or a mail in which somebody forwarded a message: what it carries is judged, and never the mail itself. */
export type MailSubmission = MailInput | { wrapper: Uint8Array };
