import type { Span } from '../../text/span.ts';

export type Mailbox = {
  /** As displayed, decoded; empty when only an address was written. */
  name: string;
  /** Lower case; empty when the header holds no address at all. */
  address: string;
  /** What follows the `@`, lower case, ASCII; empty when there is none. */
  domain: string;
};

export type MailHeader = { key: string; value: string };

export type LinkOrigin =
  | 'text'
  | 'href'
  | 'form'
  | 'refresh'
  | 'area'
  | 'qr'
  | 'pdf'
  | 'attachment'
  | 'calendar';

export type MailLink = {
  /** As written, trimmed; may be anything a hostile sender can put in an attribute. */
  href: string;
  origin: LinkOrigin;
  /** What a person would click: the words of the anchor, or null where there are none (an image, a form, a QR code). */
  words: string | null;
  /** Where it is in the shown text; null for what is not shown there. */
  span: Span | null;
  /** The part it was found in: an index of `parts`. */
  part: number;
};

/** The message and everything packed inside it, as a tree. The first is the message itself. */
export type MailPart = {
  parent: number | null;
  kind: 'message' | 'attached-message' | 'attachment' | 'archive-entry' | 'qr-code';
  /** A file name, or the subject of an attached message. */
  label: string;
};

export type MailAttachment = {
  /** Its place in `parts`. */
  part: number;
  /** As named by the sender; empty when unnamed. */
  name: string;
  /** The declared type, lower case. */
  mimeType: string;
  /** By its first bytes; null when they are of no known kind. */
  actualType: ActualType | null;
  size: number;
  /** Shown inside the message, as pictures of a newsletter are. */
  isInline: boolean;
  /** Names inside an archive, bounded; empty for anything else. */
  entries: string[];
  /** Needs a password to be opened. */
  isEncrypted: boolean;
  hasMacros: boolean;
  /** Scripts in HTML or SVG, JavaScript in a PDF. */
  hasScript: boolean;
  /** HTML that builds a file out of its own text, or asks for a password. */
  smuggling: string[];
  hasPasswordField: boolean;
  /** The words a person would read in it, bounded; empty when it holds none we can read. */
  text: string;
  /** Files and programs packed into a document, by name; absent when there are none. */
  embeddedObjects?: string[];
};

export type ActualType =
  | 'zip'
  | 'rar'
  | '7z'
  | 'gzip'
  | 'pdf'
  | 'office-zip'
  | 'office-old'
  | 'rtf'
  | 'executable'
  | 'shortcut'
  | 'disk-image'
  | 'onenote'
  | 'image'
  | 'html'
  | 'svg'
  | 'message'
  | 'calendar'
  | 'text'
  | 'script';

export type HtmlFacts = {
  forms: { action: string; hasPassword: boolean; fields: number }[];
  /** Text a reader cannot see: hidden, tiny, or in the colour of its background. */
  hiddenText: string;
  /** The beginning of the message meant for the inbox preview; every newsletter hides it. */
  hiddenTextIsPreview: boolean;
  scripts: number;
  images: { src: string; isTiny: boolean; isLinked: boolean }[];
  /** Letters split by invisible tags, numeric entities for plain letters and the like: counts, not judgements. */
  obfuscation: { entityLetters: number; splitWords: number; emptyTags: number };
  hasBaseTag: boolean;
  length: number;
};

/** What each server on the way recorded about the sender, newest first. Only the receiver's own can be trusted. */
export type ReceiverVerdict = {
  by: string;
  spf: string | null;
  dkim: string | null;
  dmarc: string | null;
  /** The domain each of them was about, where it was given. */
  spfDomain: string | null;
  dkimDomain: string | null;
  /** Every domain whose signature passed. */
  signers: string[];
};

export type ReceivedHop = { from: string; by: string; ip: string | null; date: string | null };

export type ParsedMail = {
  /** How much of a message was given: all of it, some header lines before a body, or a body alone. */
  form: 'source' | 'headers-and-body' | 'body';
  headers: MailHeader[];
  from: Mailbox | null;
  /** The From line names several senders or an address that takes no reply. */
  isFromBroken: boolean;
  sender: Mailbox | null;
  replyTo: Mailbox[];
  /** Null when the header is absent; an empty address for a bounce (`<>`). */
  returnPath: Mailbox | null;
  to: Mailbox[];
  subject: string;
  /** ISO, or null when absent or unreadable. */
  date: string | null;
  /** What is shown, and where its header lines are in it. */
  shown: {
    text: string;
    bodyStart: number;
    /** Where this message ends and a forwarded one begins; the end of the text when left out. */
    bodyEnd?: number;
    fields: Partial<Record<ShownField, Span>>;
    /** Where a block of an HTML page ends and the next begins, in order: no sentence goes on there. */
    blockEnds: number[];
  };
  /** The body as plain text had it, when the message carried both forms. */
  plainAlternative: string;
  html: HtmlFacts | null;
  links: MailLink[];
  parts: MailPart[];
  attachments: MailAttachment[];
  /** Messages attached to this one, as "forward as attachment" makes them; each is judged like the outer one. */
  attached: ParsedMail[];
  receiverVerdicts: ReceiverVerdict[];
  hops: ReceivedHop[];
  /** What was left unread because a limit was reached, in words. */
  unread: string[];
};

export const shownFields = [
  'from',
  'replyTo',
  'returnPath',
  'to',
  'date',
  'subject',
  'authentication',
] as const;
export type ShownField = (typeof shownFields)[number];
