import type { Nothing } from '../../reports/types.ts';

/** What is called by its name in the subject and beside each item. */
export type VerdictName = 'phishing' | 'suspicious' | 'inconclusive' | 'safe';

/** Kinds of warning signs, for languages that our findings are not written in. */
export type SignKind =
  | 'imitation'
  | 'sender'
  | 'link'
  | 'attachment'
  | 'known'
  | 'disguise'
  | 'asks'
  | 'wording'
  | 'other';

/** The words of an answer of the report mailbox in one language. */
export type ReportWords = {
  subject: (verdict: string) => string;
  subjectWithoutVerdict: string;
  verdicts: Record<VerdictName, string>;
  sentences: Record<VerdictName, string>;
  signs: Record<SignKind, string>;
  firstDo: string;
  toDo: Record<VerdictName, string>;
  score: (score: number) => string;
  items: Record<'attached' | 'inline' | 'text' | 'link' | 'picture', string>;
  fullResult: string;
  inHistory: string;
  left: (count: number) => string;
  nothing: Record<Nothing, readonly string[]>;
  automatic: string;
};
