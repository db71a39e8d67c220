import { createHash } from 'node:crypto';

/**
 * Who may learn from an item. The points of the rules are fitted on `fit` alone; the models are trained on `fit` and
 * `train`; nothing at all is learnt from `reserve`, a fifth of everything, which the evaluation reports on.
 */
export type Part = 'fit' | 'train' | 'reserve';

/** The key keeps together what belongs together: a registrable domain, a campaign. All its items fall on one side. */
export const partOf = (key: string): Part => {
  const [first = 0, second = 0] = createHash('sha1').update(key).digest();
  if ((first & 1) === 0) return 'fit';
  return second % 5 < 2 ? 'reserve' : 'train';
};
