import { defangHost } from '../../text/defang.ts';
import { detector } from '../../verdict/detector.ts';
import type { DomainCase } from '../case.ts';

const youngDays = 90;
/** A year and the days that registrars add at its ends. */
const oneYear = 370;

/** Very many honest names are paid for year by year, so this only underlines that a name is young. */
export const reputationSingleYear = detector({
  id: 'reputation-single-year',
  family: 'reputation',
  title: 'Young name, paid for one year only',
  points: 4,
  severity: 'low',
  icon: 'Timer',
  recommendation: 'Take it as a small sign only: see what else is known about the name before you trust it.',
  find: ({ ageInDays, daysLeft, isTrusted, name }: DomainCase) =>
    ageInDays !== null &&
    daysLeft !== null &&
    ageInDays < youngDays &&
    daysLeft >= 0 &&
    ageInDays + daysLeft <= oneYear &&
    !isTrusted
      ? [name]
      : [],
  describe: (name) =>
    `${defangHost(name)} is new and was taken for no longer than a year, as names are that will be thrown away.`,
});
