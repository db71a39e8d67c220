import { defangHost } from '../../text/defang.ts';
import { imitationDetector } from './define.ts';

const youngDays = 30;

/**
 * A lookalike alone may be an old coincidence, a young domain alone a legitimate start. Set by hand: together they belong
 * in the dangerous band, which even the weakest clear likeness reaches with these points.
 */
export const imitationYoungName = imitationDetector({
  id: 'imitation-young-name',
  title: 'New domain that resembles a brand’s',
  points: 25,
  severity: 'high',
  icon: 'UserX',
  recommendation: 'Treat it as phishing: do not open it, and report the message that led you there.',
  find: ({ lookalike, ageInDays, name }) =>
    lookalike !== null && ageInDays !== null && ageInDays < youngDays
      ? [{ brand: lookalike.brand.name, name, isClear: lookalike.certainty !== 'possible' }]
      : [],
  weigh: ({ isClear }) => (isClear ? 25 : 12),
  describe: ({ brand, name }) =>
    `${defangHost(name)} resembles ${brand} and was registered within the last month, as phishing domains are.`,
});
