import { howItImitates } from '../../brands/lookalike/lookalike-words.ts';
import { markDifferences } from '../../url/mark-differences.ts';
import { imitationDetector } from './define.ts';

/**
 * The whole domain is one step from a brand's. Quiet where another imitation was found, which says the same. Set by hand:
 * short domains have legitimate neighbours at every step, so those stay within the safe band until another finding joins.
 */
export const imitationCloseName = imitationDetector({
  id: 'imitation-close-name',
  title: 'One step away from a brand’s domain',
  points: 40,
  severity: 'medium',
  icon: 'Eye',
  recommendation: 'Compare it letter by letter with the domain you meant, or type that one by hand.',
  find: ({ lookalike, front }) =>
    lookalike === null || (front !== null && front.imitation !== null) ? [] : [lookalike],
  weigh: ({ certainty }) => (certainty === 'clear' ? 40 : certainty === 'likely' ? 24 : 12),
  describe: (lookalike) =>
    `"${markDifferences(lookalike.seen, lookalike.positions)}" is close to ${lookalike.genuine} (${lookalike.brand.name}): ${howItImitates(lookalike)}.`,
});
