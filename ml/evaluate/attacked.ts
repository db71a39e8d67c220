import type { EvaluationReport } from '../../src/contract/evaluation-report.ts';
import { isFlagged, type Judged } from './judged.ts';

export type Attacked = EvaluationReport['adversarial'][number];
export type Pair = { attack: string; before: Judged; after: Judged };

/** Of the lures that an attack could change: how many were caught as sent, and how many after. */
export const attackedCounts = (pairs: readonly Pair[]): Attacked[] =>
  [...Map.groupBy(pairs, ({ attack }) => attack)].map(([attack, members]) => ({
    attack,
    items: members.length,
    caughtBefore: members.filter(({ before }) => isFlagged(before)).length,
    caughtAfter: members.filter(({ after }) => isFlagged(after)).length,
  }));
