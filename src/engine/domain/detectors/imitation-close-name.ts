import { howItImitates } from '../../brands/lookalike/lookalike-words.ts';
import { markDifferences } from '../../url/imitation-evidence.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

/**
 * The whole domain is one step from a brand's. Quiet where another imitation was found, which says the same. Set by hand:
 * short domains have legitimate neighbours at every step, so those stay within the safe band until another finding joins.
 */
export const imitationCloseName = detector({
  id: 'imitation-close-name',
  family: 'imitation',
  title: 'One step away from a brand’s domain',
  points: 40,
  severity: 'medium',
  icon: 'Eye',
  recommendation: 'Compare it letter by letter with the domain you meant, or type that one by hand.',
  weigh: ({ certainty }) => (certainty === 'clear' ? 40 : certainty === 'likely' ? 24 : 12),
  find: ({ lookalike, front }: DomainCase) =>
    lookalike === null || (front !== null && front.imitation !== null) ? [] : [lookalike],
  describe: (lookalike) =>
    `"${markDifferences(lookalike.seen, lookalike.positions)}" is close to ${lookalike.genuine} (${lookalike.brand.name}): ${howItImitates(lookalike)}.`,
});
