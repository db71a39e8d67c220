import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

const youngDays = 30;

/**
 * A lookalike alone may be an old coincidence, a young name alone an honest beginning. By hand: together they belong in
 * the dangerous band, which even the weakest clear likeness reaches with these points.
 */
export const imitationYoungName = detector({
  id: 'imitation-young-name',
  family: 'imitation',
  title: 'Fresh name that resembles a known one',
  points: 25,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Treat it as a trap: do not open it, and report the message that led you there.',
  weigh: ({ isClear }) => (isClear ? 25 : 12),
  find: ({ lookalike, ageInDays, name }: DomainCase) =>
    lookalike !== null && ageInDays !== null && ageInDays < youngDays
      ? [{ brand: lookalike.brand.name, name, isClear: lookalike.certainty !== 'possible' }]
      : [],
  describe: ({ brand, name }) =>
    `${defangHost(name)} resembles ${brand} and was registered within the last month, as traps are.`,
});
