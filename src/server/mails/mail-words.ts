/** What a mail is about, as the queue names it. */
export type OutgoingKind =
  | 'contact'
  | 'contact confirmation'
  | 'contact answer'
  | 'verdict answer'
  | 'notice'
  | 'welcome'
  | 'receipt'
  | 'webhook paused'
  | 'watch alert'
  | 'watch digest'
  | 'invitation'
  | 'organisation'
  | 'team decision'
  | 'report answer'
  | 'plan ends in 7 days'
  | 'plan ends in 1 day'
  | 'plan ended'
  | 'plan began';

/** A piece of a mail. Every piece is shown by both forms of it, in the same words. */
export type MailPart =
  | string
  /** In smaller letters: what most people need not read. */
  | { note: string }
  | { code: string; label: string }
  /** What stands beside what: a receipt. */
  | { facts: readonly (readonly [name: string, value: string])[] }
  /** Words of somebody else, as they wrote them. */
  | { quote: string };

/** The one source of a mail's text and HTML. */
export type MailWords = {
  subject: string;
  parts: readonly MailPart[];
  replyTo?: string;
  /** English where it is left out. */
  language?: string;
  /** Of an automatic answer: what it answers. Nobody can answer it, and no machine does. */
  thread?: MailThread;
};

export type MailThread = { inReplyTo: string | null; references: string | null };
