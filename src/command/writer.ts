import type { ExitCode, Gravity } from './exit-codes.ts';
import type { Outcome } from './outcome.ts';

export type Totals = {
  counts: Record<Gravity | 'unread', number>;
  exitCode: ExitCode;
  /** The newest list of known phishing that was used, and its age in days; null where none was. */
  lists: { day: string; ageInDays: number } | null;
  ms: number;
};

/** Writes outcomes in the order of the inputs, one at a time, so that a mailbox of any size needs little memory. */
export type Writer = {
  add: (outcome: Outcome) => Promise<void>;
  end: (totals: Totals) => Promise<void>;
};
