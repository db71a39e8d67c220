import type { LabelledMail } from '../evaluate/mail-data.ts';
import type { PastedForm } from '../evaluate/pasted.ts';
import type { Part } from '../split.ts';

/** A labelled message; those made from our own grammars also say which family and style they come from. */
export type ExportedMail = LabelledMail & { family?: string; style?: string; pasted?: PastedForm };

/** A line of `rows.jsonl`: everything about a message that is no number for the model. */
export type MailRow = {
  id: string;
  /** 1 phishing, 0 legitimate, -1 spam that is neither. */
  label: 1 | 0 | -1;
  source: string;
  year: string;
  half: 'fit' | 'unseen';
  part: Part;
  language: string | null;
  genre: string | null;
  family: string | null;
  style: string | null;
  weak_kind: string | null;
  /** How much of it was pasted; null for the message itself. */
  pasted: PastedForm | null;
  ruleScore: number;
  ruleLevel: string;
  /** The links passed to the link model, the strangest first. */
  links: string[];
};

/** What a worker returns for a batch: the numbers of all its messages, one after another. */
export type MailBatch = {
  rows: MailRow[];
  features: Float32Array;
  tokens: Uint32Array;
  /** How many of the tokens belong to each message. */
  tokenCounts: number[];
};

/** Two to the power of this many buckets. */
export const tokenBits = 18;
