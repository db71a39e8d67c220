import type { Analysis } from '../../contract/analysis.ts';
import type { FoundOnSuspect } from './found-on-suspect.ts';
import type { LeftOut } from './suspect.ts';

/** Everything a report is written from. */
export type Accusation = {
  analysis: Analysis;
  /** The checked domain that a similar one imitates; null where the result itself is phishing. */
  imitated: string | null;
  found: readonly FoundOnSuspect[];
  leftOut: readonly LeftOut[];
  reporter: string;
  now: Date;
};
