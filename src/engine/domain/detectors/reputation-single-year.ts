import { defangHost } from '../../text/defang.ts';
import { reputationDetector } from './define.ts';

const youngDays = 90;
/** A year and the days that registrars add at its ends. */
const oneYear = 370;

/** Many legitimate domains are paid for year by year, so this only underlines that a domain is young. */
export const reputationSingleYear = reputationDetector({
  id: 'reputation-single-year',
  title: 'Young domain, paid for one year only',
  points: 4,
  severity: 'low',
  icon: 'Timer',
  recommendation: 'Take it as a hint only: see what else is known about the domain before you trust it.',
  find: ({ ageInDays, daysLeft, isTrusted, name }) =>
    ageInDays !== null &&
    daysLeft !== null &&
    ageInDays < youngDays &&
    daysLeft >= 0 &&
    ageInDays + daysLeft <= oneYear &&
    !isTrusted
      ? [name]
      : [],
  describe: (name) =>
    `${defangHost(name)} is new and was registered for no longer than a year, as throwaway domains are.`,
});
