import type { EvaluationReport } from '../../src/contract/index.ts';
import { type Random, seededRandom } from '../adversarial/chance.ts';
import { isCalledPhishing, isFlagged, type Judged } from './judged.ts';

export type Attacked = EvaluationReport['adversarial'][number];
export type Pair = { attack: string; before: Judged; after: Judged };

/** Of the lures that an attack could change: how many were caught as sent, and how many after. */
export const attackedCounts = (pairs: readonly Pair[]): Attacked[] =>
  [...Map.groupBy(pairs, ({ attack }) => attack)].map(([attack, members]) => ({
    attack,
    items: members.length,
    caughtBefore: members.filter(({ before }) => isFlagged(before)).length,
    caughtAfter: members.filter(({ after }) => isFlagged(after)).length,
    calledBefore: members.filter(({ before }) => isCalledPhishing(before)).length,
    calledAfter: members.filter(({ after }) => isCalledPhishing(after)).length,
  }));

type Attack<Input> = { name: string; mutate: (input: Input, random: Random) => Input };

/** Tries every attack on every lure and judges the result. A lure that an attack leaves unchanged is not counted. */
export const attackAll = async <Input>(
  lures: readonly { input: Input; before: Judged }[],
  attacks: readonly Attack<Input>[],
  judge: (inputs: Input[]) => Promise<Judged[]>,
): Promise<Attacked[]> => {
  const changed = attacks.flatMap(({ name, mutate }) => {
    const random = seededRandom(1);
    return lures.flatMap(({ input, before }) => {
      const mutated = mutate(input, random);
      return mutated === input ? [] : [{ attack: name, input: mutated, before }];
    });
  });
  const after = await judge(changed.map(({ input }) => input));
  return attackedCounts(
    changed.flatMap(({ attack, before }, i) => {
      const judged = after[i];
      return judged ? [{ attack, before, after: judged }] : [];
    }),
  );
};
