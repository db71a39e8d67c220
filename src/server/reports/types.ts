/** What a person sent us to look at, in the form in which they sent it. */
export type ReportedKind =
  /** A message that was attached whole. */
  | 'attached'
  /** A message within the text of theirs. */
  | 'inline'
  /** Words that they copied. */
  | 'text'
  | 'link'
  | 'picture';

/** What became of a reported message. */
export type ReportOutcome =
  | 'verdict'
  /** Answered, without a verdict: there was nothing that we can read. */
  | 'no verdict'
  /** Answered with what a team had decided about its like. */
  | 'decision'
  /** Answered that their checks of the day are used. */
  | 'limit'
  /** Not answered. */
  | 'silent';

/** Why there is no verdict. */
export type Nothing = 'empty' | 'encrypted' | 'nested' | 'unreadable' | 'limit';

/** The languages in which we answer. */
export const answerLanguages = ['en', 'de', 'fr', 'es'] as const;
export type AnswerLanguage = (typeof answerLanguages)[number];

/** How large a mail may be, as mail servers commonly have it. */
export const maxReportBytes = 25 * 1024 * 1024;

/** Who sent a report, and how an answer finds its way. What the mail itself says is filled in once it was read. */
export type ReportedSender = {
  /** The envelope's sender; empty for a null sender. */
  address: string;
  /** The client's address, and what it called itself; empty where the mail came from a mailbox. */
  client: string;
  helo: string;
  /** The client is a relay of the operator's own, which says by whom it got the mail. */
  isTrusted: boolean;
  /** Of a mailbox: the name under which its server says what it has verified; absent, the server that received the mail. */
  vouchingServer?: string;
  fromName?: string;
  fromAddress?: string;
  subject?: string;
  messageId?: string;
  references?: string;
  language?: AnswerLanguage;
};

/** A mail as it was brought to us. */
export type Brought = { via: 'smtp' | 'imap'; sender: ReportedSender; bytes: Uint8Array };
